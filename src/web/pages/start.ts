import { redirect } from 'react-router';

/** The bare address leads to the home page. */
export function loader() {
  return redirect('/home');
}
