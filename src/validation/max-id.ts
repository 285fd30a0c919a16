/** The largest id that the database's 32-bit columns hold; PostgreSQL refuses to compare them with anything larger. */
export const MAX_ID = 2_147_483_647;
