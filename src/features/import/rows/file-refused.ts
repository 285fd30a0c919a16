export class FileRefused extends Error {}
