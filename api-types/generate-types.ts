import openapiTS, { astToString } from 'openapi-typescript';

/** TypeScript for `paths`, as clients of an API make it from its OpenAPI description. */
export async function generateTypes(description: string): Promise<string> {
  return astToString(await openapiTS(description));
}
