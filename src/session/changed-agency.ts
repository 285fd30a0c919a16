let hasChanged = false;

/** Staff have found whether the settings are still those of this page. */
export function setAgencyChanged(changed: boolean): void {
  hasChanged = changed;
}

export function agencyHasChanged(): boolean {
  return hasChanged;
}
