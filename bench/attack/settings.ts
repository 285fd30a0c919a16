/** What the command line may change of every attack. */
export interface Settings {
  /** How long an attack lasts. */
  readonly seconds: number;
  /** In the catalogue of the attacked server. */
  readonly listings: number;
  /** Of the file that is imported. */
  readonly rows: number;
  /** Resident memory from which the server is killed, as on a small machine. */
  readonly limitMegabytes: number | undefined;
}
