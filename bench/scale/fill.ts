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

/** Statements end with a semicolon at the end of a line that begins no function's body. */
function statementsOf(file: string, size: Size): string[] {
	const text = readFileSync(join(import.meta.dirname, `${file}.sql`), 'utf8')
	const filled = text.replaceAll(/:(products|orders|portals|people)\b/g, (_, name: keyof Size) =>
		String(size[name]),
	)
	return filled.split(/;\n(?=\n|[a-z-]|$)/).filter((part) => part.trim() !== '')
}

/** Needs a superuser's address: references are not checked while rows are copied. The database holds the demo's rows. */
export async function fillDatabase(url: string, size: Size): Promise<void> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		for (const file of files) for (const statement of statementsOf(file, size)) await client.query(statement)
	} finally {
		await client.end()
	}
}
