/** The word of a task's button: on phones only its icon is in sight. */
export function TaskWord({ word, name }: { word: string; name: string }) {
  return (
    <>
      <span className="max-sm:sr-only">{word}</span>
      <span className="sr-only"> {name}</span>
    </>
  );
}
