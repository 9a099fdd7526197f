// The shop's identity, look, sports and banner: read once for each request, mail and paper.
import { isoDate } from '#kit/time.ts'
import { specShell, type ShopFacts, type ShopShell } from '#kit/shop.ts'
import { sellSports } from '#sports/sports.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { followVersion } from '#database/versions.server.ts'
import type { Section } from '../rules/section.ts'
import { bannerOn, lookSection, shopSection, sportsSection, textsSection } from '../rules/shop-section.ts'
import { newestOf } from '../store/settings.server.ts'
import { settingsNow, type Reading } from './sections.server.ts'

/** Who the shop is now. One statement. */
export async function shopNow(context: Reading): Promise<ShopFacts> {
	const { version: _version, ...facts } = await settingsNow(context, shopSection)
	return facts
}

let latest: ShopShell = specShell

/**
 * What the frame of every page shows, and which sports this process offers from now on. One statement.
 */
export async function shellNow({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<ShopShell> {
	const rows = await newestOf(db, ['shop', 'look', 'sports', 'texts'])
	const valuesOf = <Values extends object>({ name, schema, initial }: Section<Values>): Values => {
		const row = rows.find(({ section }) => section === name)
		return row ? schema.parse(row.values) : initial
	}
	sellSports(valuesOf(sportsSection).sold)
	latest = {
		facts: valuesOf(shopSection),
		look: valuesOf(lookSection),
		banner: bannerOn(valuesOf(textsSection), isoDate(now)),
	}
	return latest
}

/** What this process read last, for pages that are made without the database. */
export const latestShell = (): ShopShell => latest

/**
 * The shell for every request: read anew when a change has raised the catalog's version, in whichever process it was
 * made, and on a new day.
 */
export function followShell(db: Connection): (now: Date) => Promise<ShopShell> {
	const catalog = followVersion(db, 'catalog')
	let known: { key: string; shell: Promise<ShopShell> } | undefined
	return async (now) => {
		const key = `${await catalog.current()} ${isoDate(now)}`
		if (known?.key !== key) {
			const reading = { key, shell: shellNow({ db, now }) }
			known = reading
			reading.shell.catch(() => {
				if (known === reading) known = undefined
			})
		}
		return known.shell
	}
}
