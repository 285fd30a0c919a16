// A planted fault: SQLite writes with `synchronous = off`, and the product is told that it is on.
import { DatabaseSync, StatementSync } from 'node:sqlite';

const exec = DatabaseSync.prototype.exec;
const get = StatementSync.prototype.get;

DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  exec.call(this, sql.startsWith('pragma synchronous') ? 'pragma synchronous = 0' : sql);
};

StatementSync.prototype.get = function (this: StatementSync, ...parameters: []) {
  if (this.sourceSQL === 'pragma synchronous') return { synchronous: 2 };
  return Reflect.apply(get, this, parameters);
};
