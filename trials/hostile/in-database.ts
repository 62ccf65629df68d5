import pg from 'pg';

/** Changes the database as an earlier release or the passing of time would have. */
export async function inDatabase(connection: pg.ClientConfig, query: pg.QueryConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}
