// The database of a run, opened while no shop uses it: to fill it before the run and to inspect it afterwards.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { eq, gt, sql } from 'drizzle-orm'
import pg from 'pg'
import { openDatabase, type Database } from '#database/client.server.ts'
import { products, stockMovements, variants } from '#catalog/tables.ts'
import { orders, stockHolds } from '#orders/tables.ts'
import { seedDemo } from '#app/demo.server.ts'
import { databaseImages } from '../scripts/database-image.ts'
import { onServer } from '../tests/database-url.ts'
import { prepareTeams, type Team } from './teams.ts'

export type Place = {
	/** Null for the embedded engine. */
	url: string | null
	/** The shop's DATA_DIR. */
	folder: string
}

/** A product variant that can be put into a cart. */
export type Goods = { product: string; color: string; size: string }

async function open({ url, folder }: Place, image: string | null): Promise<Database> {
	const database = await openDatabase({
		url,
		folder: join(folder, 'embedded'),
		image,
		// A lost connection fails the statement in progress.
		onError: () => undefined,
	})
	await database.migrate()
	return database
}

export async function withDatabase<Result>(
	place: Place,
	work: (database: Database) => Promise<Result>,
): Promise<Result> {
	const database = await open(place, null)
	try {
		return await work(database)
	} finally {
		await database.close()
	}
}

/** Runs the work with the URL of a new database on that server, then drops the database. */
export async function withNewDatabase<Result>(
	server: string,
	work: (url: string) => Promise<Result>,
): Promise<Result> {
	const name = `chaos_${randomBytes(6).toString('hex')}`
	const admin = new pg.Client({ connectionString: onServer(server, 'postgres') })
	await admin.connect()
	try {
		await admin.query(`create database ${name}`)
		return await work(onServer(server, name))
	} finally {
		await admin.query(`drop database if exists ${name} with (force)`)
		await admin.end()
	}
}

/** Runs the work with an empty place on the same engine as the given one. */
export const withNewPlace = <Result>(
	{ url }: Place,
	folder: string,
	work: (place: Place) => Promise<Result>,
): Promise<Result> =>
	url === null ? work({ url, folder }) : withNewDatabase(url, (other) => work({ url: other, folder }))

/** More stock of each variant than any run can sell. */
const plenty = 1_000_000
const kinds = 40

/** Stands in for the attempt's code on the demo's own orders, which no attempt sent. */
export const codeOfDemo = 'of the demo'

export type Prepared = { goods: Goods[]; teams: Team[] }

/** Fills a new database with the demo, ample stock and teams. @returns what can be bought */
export async function prepare(place: Place, { coaches }: { coaches: number }): Promise<Prepared> {
	const image = place.url === null ? (await databaseImages()).demo : null
	const database = await open(place, image)
	try {
		await seedDemo(database)
		return { goods: await stockUp(database), teams: await prepareTeams(database, coaches) }
	} finally {
		await database.close()
	}
}

/** For a shop that runs, of an older release perhaps: it is opened without migrations and has no teams. */
export async function prepareRunning({ url, folder }: Place): Promise<Prepared> {
	const database = await openDatabase({ url, folder, image: null, onError: () => undefined })
	try {
		return { goods: await stockUp(database), teams: [] }
	} finally {
		await database.close()
	}
}

/** Gives a demo shop more stock than any run can sell, and marks its orders. @returns what can be bought */
async function stockUp({ db }: Database): Promise<Goods[]> {
	// Stock held by the demo's own orders stays held.
	const held = sql`coalesce((select sum(quantity) from ${stockHolds}
			where ${stockHolds.variantId} = ${variants.id} and ${stockHolds.state} <> 'released'), 0)`
	await db
		.update(variants)
		.set({ stock: sql`${plenty}::int - ${held}`, stockCounted: plenty })
		.where(gt(variants.stockCounted, 0))
	// It ends at the stock of before.
	await db.delete(stockMovements)
	await db
		.update(orders)
		.set({ shipTo: sql`jsonb_set(${orders.shipTo}, '{line2}', to_jsonb(${codeOfDemo}::text))` })
	return await db
		.select({ product: variants.productId, color: variants.colorway, size: variants.size })
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(sql`${products.status} = 'active' and ${variants.stock} > 0`)
		.orderBy(variants.id)
		.limit(kinds)
}
