// The shop's identity, look, sports and banner: read once for each request, mail and paper.
import { isoDate } from '#kit/time.ts'
import type { ShopFacts, ShopShell } from '#kit/shop.ts'
import { sellSports } from '#sports/sports.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Section } from '../rules/section.ts'
import { bannerOn, lookSection, shopSection, sportsSection, textsSection } from '../rules/shop-section.ts'
import { newestOf } from '../store/settings.server.ts'
import { settingsNow, type Reading } from './sections.server.ts'

/** Who the shop is now. One statement. */
export async function shopNow(context: Reading): Promise<ShopFacts> {
	const { version: _version, ...facts } = await settingsNow(context, shopSection)
	return facts
}

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
	return {
		facts: valuesOf(shopSection),
		look: valuesOf(lookSection),
		banner: bannerOn(valuesOf(textsSection), isoDate(now)),
	}
}
