/** How long an answer of the server vouches for the version, from when it was asked. */
const TRUST_MS = 900;

/** The catalogue version, as long as this process may rely on it without asking. */
export class KnownVersion {
  #version: number | undefined;
  #trustedUntil = Number.NEGATIVE_INFINITY;
  #changes = 0;

  current(): number | undefined {
    return performance.now() < this.#trustedUntil ? this.#version : undefined;
  }

  /** Says that a commit may have raised the version. */
  forget(): void {
    this.#changes += 1;
    this.#version = undefined;
  }

  async ask(read: () => Promise<number>): Promise<number> {
    const before = this.#changes;
    const version = await read();
    // An answer that is older than a commit since is ignored.
    if (before === this.#changes) this.#version = version;
    return version;
  }

  /** Takes an answer that came over the connection on which commits are announced. */
  confirm(version: number, askedAt: number): void {
    if (this.#version !== undefined && this.#version !== version) this.forget();
    this.#trustedUntil = askedAt + TRUST_MS;
  }

  distrust(): void {
    this.#trustedUntil = Number.NEGATIVE_INFINITY;
  }
}
