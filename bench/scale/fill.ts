// Fills a database with the demo and copies of it, in sets: a hundredth and the whole are the same statements.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

export type Size = { products: number; orders: number; portals: number; people: number }

/** The whole has 100,000 products with 1,150,000 variants, 1,000,000 orders and 2,000 portals. @param hundredths 1 to 100 */
export const sizeOf = (hundredths: number): Size => ({
	products: 1_000 * hundredths,
	orders: 10_000 * hundredths,
	portals: 20 * hundredths,
	people: 1_000 * hundredths,
})

const files = ['begin', 'catalog', 'people', 'orders', 'end']

const textOf = (file: string, size: Size): string =>
	readFileSync(join(import.meta.dirname, `${file}.sql`), 'utf8').replaceAll(
		/:(products|orders|portals|people)\b/g,
		(_, name: keyof Size) => String(size[name]),
	)

/** Needs a superuser's address: references are not checked while rows are copied. The database holds the demo's rows. */
export async function fillDatabase(url: string, size: Size): Promise<void> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		// Each file is sent whole: one transaction, and no need to know where a statement ends.
		for (const file of files) await client.query(textOf(file, size))
		await client.query('vacuum analyze')
	} finally {
		await client.end()
	}
}
