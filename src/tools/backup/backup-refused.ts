/** A file that cannot be restored or written, or a state that must not be replaced. Its message is a sentence for the operator. */
export class BackupRefused extends Error {}
