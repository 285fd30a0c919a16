declare module '*.css?inline&rules' {
  import type { StyleRule } from './document/style-rule.ts';

  const rules: readonly StyleRule[];
  export default rules;
}

declare module '*.css?url&classes' {
  const address: string;
  export default address;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
