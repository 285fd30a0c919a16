/** The whole file cannot be taken; the message is a sentence for whoever gave it. */
export class FileRefused extends Error {}
