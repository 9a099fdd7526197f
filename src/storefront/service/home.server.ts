// Data of the home page.
import type { ServiceContext } from '#database/context.server.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { offeredSports } from '#sports/sports.ts'
import type { HeroPictures } from '../components/home/hero.tsx'
import { heroGarments, heroSchemes } from '../rules/hero-designs.ts'
import { storefrontPictures, type StorefrontPictures } from './pictures.server.ts'
import { countsBySport, featuredProducts } from '../store/storefront.server.ts'

const featuredCount = 8

const heroOf = (picture: StorefrontPictures): HeroPictures =>
	Object.fromEntries(
		heroSchemes.map(({ id }) => [
			id,
			Object.fromEntries(heroGarments.map((garment) => [garment, picture(`hero-${garment}-${id}`)])),
		]),
	)

/** The hashes of the named pictures that exist, in the order of `names`. */
export const picturesNamed = (picture: StorefrontPictures, names: readonly string[]): string[] =>
	names.flatMap((name) => picture(name) ?? [])

/** The dynamic data of the home page: three statements, and the storefront's pictures. */
export async function homePage({ db }: ServiceContext) {
	const picture = await storefrontPictures(db)
	const [counts, featured] = [await countsBySport(db), await featuredProducts(db, featuredCount)]
	const { tiers } = await pricesNow({ db })
	const countOf = new Map(counts.map((row) => [row.sport, row.count]))
	return {
		hero: heroOf(picture),
		tiers,
		card: picture('hero-football-navy-gold'),
		tiles: offeredSports().map((sport) => ({
			sport,
			count: countOf.get(sport) ?? 0,
			picture: picture(`tile-${sport}`),
		})),
		featured,
		rosterPictures: picturesNamed(picture, ['portal-back', 'tile-hockey', 'portal-hoodie']),
		closingPictures: picturesNamed(picture, ['tile-lacrosse', 'tile-football']),
	}
}
