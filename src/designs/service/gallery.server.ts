// The gallery: finished designs of the garments that the shop sells, with their pictures.
import { garmentsToCustomize } from '#catalog/service/garments.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { registeredOnce, registerPictures } from '#pictures/service/pictures.server.ts'
import { messages } from '../messages.ts'
import { sampleOf } from '../rules/gallery/apply.ts'
import { galleryOf } from '../rules/gallery/records.ts'
import type { GalleryCard, GallerySection, GalleryStart } from '../views.ts'
import { garmentsShown, kindsOf, sportsOf, type GalleryFilter } from '../rules/gallery/filter.ts'

const cardsOf = (templateId: string) =>
	registeredOnce(async (db: Connection): Promise<GalleryCard[]> => {
		const designs = galleryOf(templateId)
		const hashes = await registerPictures(
			db,
			designs.map((design) => ({
				templateId,
				templateVersion: design.template.version,
				view: 'front',
				mode: 'thumb',
				config: sampleOf(design),
			})),
		)
		return designs.map(({ id, name }, at) => ({ id, name, pictureHash: hashes[at] ?? '' }))
	})

const registered = new Map<string, ReturnType<typeof cardsOf>>()

/** The designs of a garment; their pictures are registered at the first call. */
export function galleryCards({ db }: Pick<ServiceContext, 'db'>, templateId: string): Promise<GalleryCard[]> {
	const known = registered.get(templateId) ?? cardsOf(templateId)
	registered.set(templateId, known)
	return known(db)
}

/** The designs of a garment for the builder. */
export async function galleryStarts(
	context: Pick<ServiceContext, 'db'>,
	templateId: string,
): Promise<GalleryStart[]> {
	const cards = new Map((await galleryCards(context, templateId)).map((card) => [card.id, card]))
	return galleryOf(templateId).flatMap(({ template: _template, ...design }) => {
		const card = cards.get(design.id)
		return card ? [{ ...design, ...card }] : []
	})
}

/** The page's designs, by garment. Without a sport it is the first. @throws Refusal not_found for an unknown sport or kind */
export async function galleryPage(context: Pick<ServiceContext, 'db'>, filter: GalleryFilter) {
	const garments = (await garmentsToCustomize(context)).filter(
		({ templateId }) => galleryOf(templateId).length > 0,
	)
	const sports = sportsOf(garments)
	const sport = filter.sport ?? sports[0] ?? ''
	const kinds = kindsOf(garments, sport)
	const isKnown = sports.includes(sport) && (filter.kind === undefined || kinds.includes(filter.kind))
	if (!isKnown && sports.length > 0) throw new Refusal('not_found', messages.noGallery)
	const sections: GallerySection[] = []
	// One after the other: a garment's first drawings take some 200 ms, and requests are served between them.
	for (const { productId, model, templateId } of garmentsShown(garments, { sport, kind: filter.kind }))
		sections.push({ productId, model, cards: await galleryCards(context, templateId) })
	return { sports, sport, kinds, kind: filter.kind, sections }
}
