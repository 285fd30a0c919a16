/** PostgreSQL refuses to compare its 32-bit columns with anything larger. */
export const MAX_ID = 2_147_483_647;
