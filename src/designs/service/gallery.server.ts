// The gallery: finished designs of the garments that the shop sells, with their pictures.
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { garmentsToCustomize, kitsToCustomize } from '#catalog/service/garments.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { resolveDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import { registeredOnce, registerPictures } from '#pictures/service/pictures.server.ts'
import type { PictureSpec } from '#pictures/schemas.ts'
import { messages } from '../messages.ts'
import { sampleOf } from '../rules/gallery/apply.ts'
import { galleryGarments, galleryOf, type GalleryDesign } from '../rules/gallery/records.ts'
import { galleryStart } from '../rules/gallery/start.ts'
import type { GalleryCard, GallerySection, GalleryStart } from '../views.ts'
import { picturedConfigs } from './shop-designs.server.ts'
import { soldProduct, startingConfig, type Sold } from './subject.server.ts'
import { garmentsShown, kindsOf, sportsOf, type GalleryFilter } from '../rules/gallery/filter.ts'

/** A garment as it is made: art that is dyed in looks otherwise than printed art, and some take no numbers. */
type Made = { templateId: string; sublimated: boolean; personalized?: boolean | undefined }

function designsFor(templateId: string): GalleryDesign[] {
	const template = templateById(templateId)
	return template ? galleryOf(template) : []
}

const cardsOf = ({ templateId, sublimated, personalized }: Made) =>
	registeredOnce(async (db: Connection): Promise<GalleryCard[]> => {
		const designs = designsFor(templateId)
		const hashes = await registerPictures(
			db,
			designs.map((design) =>
				asWorn({
					templateId,
					templateVersion: design.template.version,
					view: 'front',
					mode: 'thumb',
					config: {
						...sampleOf(design),
						...(sublimated && { sublimated }),
						...(personalized === false && { playerNumber: '' }),
					},
				}),
			),
		)
		return designs.map(({ id, name }, at) => ({ id, name, pictureHash: hashes[at] ?? '' }))
	})

const registered = new Map<string, ReturnType<typeof cardsOf>>()

/** The designs of a garment; their pictures are registered at the first call. */
function galleryCards({ db }: Pick<ServiceContext, 'db'>, made: Made): Promise<GalleryCard[]> {
	const key = `${made.templateId} ${made.sublimated} ${made.personalized ?? true}`
	const known = registered.get(key) ?? cardsOf(made)
	registered.set(key, known)
	return known(db)
}

const bodyOf = (template: GarmentTemplate, config: DesignConfig | undefined) =>
	config && resolveDesign(template, config, 'thumb').colors.body

/** Whether an away jersey differs from the home jersey; a design with a white body in any colors is for neither. */
const isHomeAndAway = ([home, ...further]: Sold['pieces'], worn: readonly DesignConfig[]): boolean =>
	further.every(
		({ swapped, template }, at) =>
			!swapped ||
			template.id !== home.template.id ||
			bodyOf(template, worn[at + 1]) !== bodyOf(home.template, worn[0]),
	)

/** The designs of a kit's first piece with the other pieces beside it, as the builder opens them. */
const kitCardsOf = (kitId: string) =>
	registeredOnce(async (db: Connection): Promise<GalleryCard[]> => {
		const { product, pieces } = await soldProduct({ db }, kitId)
		const prices = await pricesNow({ db })
		const [colorway] = product.colorways
		const shop = colorway && (await picturedConfigs({ db }, { productId: kitId, colorway: colorway.id }))
		const shown = pieces.map((piece) => ({
			...piece,
			pictured: shop?.get(piece.id) ?? null,
			plain: startingConfig(piece, prices),
		}))
		const designs = galleryOf(pieces[0].template).flatMap(({ id, name }) => {
			const worn = galleryStart(id, shown, undefined) ?? []
			return isHomeAndAway(pieces, worn) ? [{ id, name, worn }] : []
		})
		const specs = designs.flatMap(({ worn }): PictureSpec[] => {
			const [first, ...beside] = worn.map((config, at) => {
				const { template } = shown[at] ?? pieces[0]
				const [view = { id: 'front' as const }] = template.views
				return { templateId: template.id, templateVersion: template.version, view: view.id, config }
			})
			return first ? [asWorn({ ...first, mode: 'thumb', beside })] : []
		})
		const hashes = await registerPictures(db, specs)
		return designs.map(({ id, name }, at) => ({ id, name, pictureHash: hashes[at] ?? '' }))
	})

const registeredKits = new Map<string, ReturnType<typeof kitCardsOf>>()

/** The designs of a kit; their pictures are registered at the first call. */
function kitCards({ db }: Pick<ServiceContext, 'db'>, kitId: string): Promise<GalleryCard[]> {
	const known = registeredKits.get(kitId) ?? kitCardsOf(kitId)
	registeredKits.set(kitId, known)
	return known(db)
}

/** The designs of a garment for the builder. */
export async function galleryStarts(
	context: Pick<ServiceContext, 'db'>,
	made: Made,
): Promise<GalleryStart[]> {
	const cards = new Map((await galleryCards(context, made)).map((card) => [card.id, card]))
	return designsFor(made.templateId).flatMap(({ template: _template, ...design }) => {
		const card = cards.get(design.id)
		return card ? [{ ...design, ...card }] : []
	})
}

/** The pictures of every page of the gallery. */
export async function* galleryPictures(context: Pick<ServiceContext, 'db'>): AsyncGenerator<string> {
	const { sports } = await galleryPage(context, { sport: undefined, kind: undefined })
	for (const sport of sports) {
		const { sections } = await galleryPage(context, { sport, kind: undefined })
		for (const { cards } of sections) yield* cards.map(({ pictureHash }) => pictureHash)
	}
}

/** The page's designs, by garment. Without a sport it is the first. @throws Refusal not_found for an unknown sport or kind */
export async function galleryPage(context: Pick<ServiceContext, 'db'>, filter: GalleryFilter) {
	const [sold, kits] = await Promise.all([garmentsToCustomize(context), kitsToCustomize(context)])
	const garments = [
		...sold.filter(({ templateId }) => galleryGarments.has(templateId)),
		...kits.map((kit) => ({ ...kit, templateId: null, sublimated: false, personalized: true })),
	]
	const sports = sportsOf(soldSports(), garments)
	const sport = filter.sport ?? sports[0] ?? ''
	const kinds = kindsOf(garments, sport)
	const isKnown = sports.includes(sport) && (filter.kind === undefined || kinds.includes(filter.kind))
	if (!isKnown && sports.length > 0) throw new Refusal('not_found', messages.noGallery)
	const sections: GallerySection[] = []
	// One after the other: a garment's first drawings take some 200 ms, and requests are served between them.
	for (const { templateId, ...garment } of garmentsShown(garments, { sport, kind: filter.kind })) {
		const { productId, model } = garment
		sections.push({
			productId,
			model,
			cards: await (templateId === null
				? kitCards(context, productId)
				: galleryCards(context, { ...garment, templateId })),
		})
	}
	return { sports, sport, kinds, kind: filter.kind, sections }
}
