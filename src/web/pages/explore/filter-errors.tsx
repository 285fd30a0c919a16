/** Errors in the filters of an address; without scripts the form may ask for such an address. */
export function FilterErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" className="mt-3 font-semibold text-danger">
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}
