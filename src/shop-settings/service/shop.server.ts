// The shop's identity, look, sports and banner: read once for each request, mail and paper.
import { dayIn, type IsoDate } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { specShell, type ShopFacts, type ShopShell } from '#kit/shop.ts'
import { installedSports, offeredSports } from '#sports/sports.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { remembered } from '#database/remembered.server.ts'
import { translationsOf } from '#translations/service/translated.server.ts'
import type { Section } from '../rules/section.ts'
import {
	bannerOn,
	lookSection,
	shopSection,
	sportsSection,
	textsSection,
	type SoldSports,
} from '../rules/shop-section.ts'
import { tellsHistory } from '../rules/story.ts'
import { hasPublished } from '../store/posts.server.ts'
import { newestOf } from '../store/settings.server.ts'
import { settingsNow, storedIn, type Reading } from './sections.server.ts'

/** Who the shop is now. One statement. */
export async function shopNow(context: Reading): Promise<ShopFacts> {
	const { version: _version, ...facts } = await settingsNow(context, shopSection)
	return facts
}

/** The sports sold, in the order of menus. One statement. */
export const soldSportsNow = async (context: Reading): Promise<readonly string[]> =>
	sportsOf(await settingsNow(context, sportsSection))

const sportsOf = ({ sold }: SoldSports): readonly string[] => offeredSports(sold ?? installedSports())

let latest: ShopShell | null = null

/** What the frame of every page shows, and the sports sold. Three statements. */
export async function shellNow({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<ShopShell> {
	const rows = await newestOf(db, ['shop', 'look', 'sports', 'texts'])
	const valuesOf = <Values extends object>(of: Section<Values>): Values =>
		storedIn(
			of,
			rows.find(({ section }) => section === of.name),
		)
	const [facts, texts] = [valuesOf(shopSection), valuesOf(textsSection)]
	const banner = bannerOn(texts, dayIn(facts.timeZone, now))
	const spanish = await translationsOf({ db }, 'es', [facts.claim, facts.hours, banner?.text])
	latest = {
		facts,
		look: valuesOf(lookSection),
		banner,
		hasHistory: tellsHistory(texts, facts),
		hasBlog: await hasPublished(db),
		sports: sportsOf(valuesOf(sportsSection)),
		...(Object.keys(spanish).length > 0 && { spanish }),
	}
	return latest
}

/** What this process read last, for pages that are made without the database. */
export const latestShell = (): ShopShell => latest ?? { ...specShell, sports: installedSports() }

/** The sports sold, for use cases: read anew with each request and job (`shellAt`). */
export const soldSports = (): readonly string[] => latestShell().sports

/** The shop's time zone, read like `soldSports`. */
export const shopZone = (): TimeZone => latestShell().facts.timeZone

/** The calendar day at this instant where the shop is. */
export const shopDay = (instant: Date): IsoDate => dayIn(shopZone(), instant)

/** The shell for every request, as `remembered`: a new day, at a full hour, can begin or end the banner. */
export const shellAt = (db: Connection, now: Date): Promise<ShopShell> =>
	remembered(db, `shell ${now.toISOString().slice(0, 13)}`, () => shellNow({ db, now }))
