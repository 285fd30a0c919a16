// A planted fault: says that a transaction is committed two seconds before it is.
import { StatementSync } from 'node:sqlite';

const LATE_MS = 2000;
const NOTHING = { changes: 0, lastInsertRowid: 0 };

const run = StatementSync.prototype.run;

StatementSync.prototype.run = function (this: StatementSync, ...parameters: []) {
  const runNow = () => Reflect.apply(run, this, parameters);
  if (this.sourceSQL === 'commit') {
    setTimeout(() => orNothing(runNow), LATE_MS);
    return NOTHING;
  }
  return this.sourceSQL === 'begin immediate' ? orNothing(runNow) : runNow();
};

function orNothing(act: () => typeof NOTHING | ReturnType<typeof run>) {
  try {
    return act();
  } catch {
    return NOTHING;
  }
}
