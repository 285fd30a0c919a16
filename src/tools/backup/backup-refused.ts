/** A backup cannot be written or restored. The message is a sentence for the operator. */
export class BackupRefused extends Error {}
