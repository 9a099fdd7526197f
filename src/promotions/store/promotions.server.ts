// Promotions by the day, by their code, and as staff lists them.
import {
	and,
	asc,
	desc,
	eq,
	gte,
	inArray,
	isNull,
	lt,
	lte,
	or,
	sql,
	gt,
	type Placeholder,
	type SQL,
} from 'drizzle-orm'
import { products } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { compiled } from '#database/compiled.server.ts'
import { firstOf } from '#database/rows.ts'
import type { IsoDate } from '#kit/time.ts'
import { teamPortals } from '#portals/tables.ts'
import type { PromotionState } from '../states.ts'
import { promotions, type PromotionRow } from '../tables.ts'

const isOn = eq(promotions.isOff, false)
type Day = IsoDate | Placeholder
const hasNotEnded = (day: Day) => or(isNull(promotions.endsOn), gte(promotions.endsOn, day))
const runsOn = (day: Day): SQL | undefined => and(isOn, lte(promotions.startsOn, day), hasNotEnded(day))

const running = compiled((query) =>
	query
		.select()
		.from(promotions)
		.where(
			and(
				runsOn(sql.placeholder('day')),
				or(isNull(promotions.code), eq(promotions.code, sql.placeholder('code'))),
			),
		)
		.orderBy(sql`${promotions.code} is null`, asc(promotions.createdAt), asc(promotions.id))
		.limit(sql.placeholder('limit')),
)

/** Those that run on the day and need no code, or this one; the one with the code first. */
export const runningOn = (
	db: Connection,
	asked: { day: IsoDate; code: string | null; limit: number },
): Promise<PromotionRow[]> => running(db, asked)

export const promotionByCode = (db: Connection, code: string) =>
	firstOf(db.select().from(promotions).where(eq(promotions.code, code)))

export const promotionById = (db: Connection, id: string) =>
	firstOf(db.select().from(promotions).where(eq(promotions.id, id)))

/** Locked until the transaction ends, so that orders count its uses one after the other. */
export const lockPromotion = (db: Connection, id: string) =>
	firstOf(db.select().from(promotions).where(eq(promotions.id, id)).for('update'))

export async function insertPromotion(db: Connection, row: typeof promotions.$inferInsert): Promise<boolean> {
	const made = await db
		.insert(promotions)
		.values(row)
		.onConflictDoNothing({ target: promotions.id })
		.returning({ id: promotions.id })
	return made.length > 0
}

/** @returns false when the promotion has another revision */
export async function updatePromotion(
	db: Connection,
	{ id, revision }: Pick<PromotionRow, 'id' | 'revision'>,
	change: Partial<typeof promotions.$inferInsert>,
): Promise<boolean> {
	const changed = await db
		.update(promotions)
		.set({ ...change, revision: revision + 1 })
		.where(and(eq(promotions.id, id), eq(promotions.revision, revision)))
		.returning({ id: promotions.id })
	return changed.length > 0
}

const inState = (state: PromotionState | null, day: IsoDate): SQL | undefined => {
	if (state === null) return undefined
	if (state === 'off') return eq(promotions.isOff, true)
	if (state === 'running') return runsOn(day)
	return and(isOn, state === 'scheduled' ? gt(promotions.startsOn, day) : lt(promotions.endsOn, day))
}

export const countPromotions = (
	db: Connection,
	state: PromotionState | null,
	day: IsoDate,
): Promise<number> => db.$count(promotions, inState(state, day))

type Page = { state: PromotionState | null; day: IsoDate; offset: number; limit: number }

/** Latest start first. */
export const promotionsIn = (db: Connection, { state, day, offset, limit }: Page): Promise<PromotionRow[]> =>
	db
		.select()
		.from(promotions)
		.where(inState(state, day))
		.orderBy(desc(promotions.startsOn), desc(promotions.createdAt), asc(promotions.id))
		.limit(limit)
		.offset(offset)

const productColumns = columnsOf(products, 'id', 'sku', 'model')

/** At most as many as are asked for. */
export const productsOfSkus = (db: Connection, skus: readonly string[]) =>
	db
		.select(productColumns)
		.from(products)
		.where(inArray(sql`upper(${products.sku})`, [...skus]))
		.limit(skus.length)

export const productsOfIds = (db: Connection, ids: readonly string[]) =>
	db
		.select(productColumns)
		.from(products)
		.where(inArray(sql`${products.id}::text`, [...ids]))
		.orderBy(asc(products.sku))
		.limit(ids.length)

export const portalsOfIds = (db: Connection, ids: readonly string[]) =>
	db
		.select({ id: teamPortals.id })
		.from(teamPortals)
		.where(inArray(teamPortals.id, [...ids]))
		.limit(ids.length)
