// The price list that holds, its changes and their history. Every use case that prices reads it once, so that no sum mixes
// two lists; each process reads it from the database, so a change holds everywhere at once.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { assertCan } from '#policies/policy.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { PriceList } from '#pricing/schemas.ts'
import { messages } from '../messages.ts'
import { shopSettingsPolicy } from '../policies.ts'
import { priceChanges, type PriceVersion } from '../rules/price-changes.ts'
import { atVersion, insertVersion, newest, versionsOf } from '../store/settings.server.ts'

type Reading = Pick<ServiceContext, 'db'>

const listIn = (row: { version: number; values: unknown } | undefined): PriceList =>
	row ? { ...PriceList.parse(row.values), version: row.version } : specPrices

/** The list that holds now. One statement. */
export const pricesNow = async ({ db }: Reading): Promise<PriceList> => listIn(await newest(db, 'prices'))

/** @param version of something that was priced earlier; 0 for the specification's list @throws Refusal not_found */
export async function pricesAt({ db }: Reading, version: number): Promise<PriceList> {
	if (version === 0) return specPrices
	const row = await atVersion(db, 'prices', version)
	if (!row) throw new Refusal('not_found', messages.noVersion)
	return listIn(row)
}

const shownVersions = 20

/** The list that holds and its latest changes, newest first. Two statements. @throws Refusal forbidden */
export async function priceHistory(
	context: ServiceContext,
): Promise<{ prices: PriceList; versions: PriceVersion[] }> {
	assertCan(context, shopSettingsPolicy, 'see')
	const rows = await versionsOf(context.db, 'prices', shownVersions + 1)
	const lists = rows.map(listIn)
	const versions = rows.slice(0, shownVersions).map(({ version, changedAt, changedBy }, at) => ({
		version,
		changedAt,
		changedBy,
		changes: priceChanges(lists[at + 1] ?? specPrices, lists[at] ?? specPrices),
	}))
	return { prices: lists[0] ?? specPrices, versions }
}

/**
 * Makes this the list that holds, for all that is priced from now on: placed orders keep theirs. Call it inside a
 * transaction; the caller updates the search index.
 * @param seen version that the form was opened with
 * @throws Refusal forbidden except for admin; invalid when nothing differs; conflict after a change meanwhile
 */
export async function savePrices(
	inner: ServiceContext,
	{ seen, prices }: { seen: number; prices: Omit<PriceList, 'version'> },
): Promise<void> {
	assertCan(inner, shopSettingsPolicy, 'change')
	const values = PriceList.parse(prices)
	const before = await pricesNow(inner)
	const changes = priceChanges(before, values)
	if (changes.length === 0) throw new Refusal('invalid', messages.unchanged)
	const row = {
		section: 'prices',
		version: seen + 1,
		values,
		changedBy: inner.actor.userId,
		changedAt: inner.now,
	} as const
	if (before.version !== seen || !(await insertVersion(inner.db, row)))
		throw new Refusal('conflict', messages.changedMeanwhile)
	// Ready pages show prices.
	await raiseVersion(inner.db, 'catalog')
	const [{ label, from, to } = { label: '', from: '', to: '' }] = changes
	await note(inner, {
		event: 'prices.changed',
		subject: String(row.version),
		details: { changes: changes.length, first: `${label}: ${from} → ${to}` },
	})
}
