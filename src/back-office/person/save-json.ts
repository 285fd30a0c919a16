const READING_MS = 1000;

export function saveJson(data: object): void {
  const text = JSON.stringify(data, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'person.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READING_MS);
}
