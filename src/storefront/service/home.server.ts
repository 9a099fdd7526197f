// Data of the home page.
import { homeCollections } from '#catalog/service/collections.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { remembered } from '#database/remembered.server.ts'
import { deliverySpan } from '#pricing/rules/price-words.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { offeredSports } from '#sports/sports.ts'
import type { HeroPictures } from '../components/home/hero.tsx'
import { heroGarments, heroSchemes } from '../rules/hero-designs.ts'
import { storefrontPictures, type StorefrontPictures } from './pictures.server.ts'
import { countsBySport, featuredProducts, homeCards } from '../store/storefront.server.ts'

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

/** Chosen collections, each with its first products. At most three statements, one when none is chosen. */
async function collectionRows({ db }: Pick<ServiceContext, 'db'>) {
	const chosen = await homeCollections(db)
	const cards = new Map(
		chosen.length === 0
			? []
			: (
					await homeCards(
						db,
						chosen.flatMap(({ productIds }) => productIds),
					)
				).map((card) => [card.id, card]),
	)
	return chosen.map(({ slug, title, description, count, productIds }) => ({
		slug,
		title,
		description,
		count,
		products: productIds.flatMap((id) => cards.get(id) ?? []),
	}))
}

/** The dynamic data of the home page: at most six statements, and the storefront's pictures. */
export async function homePage({ db }: ServiceContext) {
	const picture = await storefrontPictures(db)
	const { counts, featured } = await remembered(db, 'home', async () => ({
		counts: await countsBySport(db),
		featured: await featuredProducts(db, featuredCount),
	}))
	const prices = await pricesNow({ db })
	const countOf = new Map(counts.map((row) => [row.sport, row.count]))
	return {
		hero: heroOf(picture),
		tiers: prices.tiers,
		delivery: deliverySpan(prices),
		card: picture('hero-football-navy-gold'),
		tiles: offeredSports(soldSports()).map((sport) => ({
			sport,
			count: countOf.get(sport) ?? 0,
			picture: picture(`tile-${sport}`),
		})),
		featured,
		collections: await collectionRows({ db }),
		rosterPictures: picturesNamed(picture, ['portal-back', 'tile-hockey', 'portal-hoodie']),
		closingPictures: picturesNamed(picture, ['tile-lacrosse', 'tile-football']),
	}
}
