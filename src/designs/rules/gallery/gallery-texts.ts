// The gallery in every language. Names of products and of finished designs are data.
import { phrasesOf, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { messages } from '../../messages.ts'

type GalleryTexts = Record<
	'title' | 'description' | 'lead' | 'sports' | 'garments' | 'allGarments',
	string
> & { none: Record<'title' | 'text', string> }

export const galleryTexts = translations<GalleryTexts>({
	en: {
		title: 'Design gallery',
		description:
			'Finished uniforms for every sport, in your two colors: pinstripes, chevrons, fades, contrast sleeves. Choose one, add names and numbers, and see the price.',
		lead: 'Finished designs in your colors. Choose one, then add names, numbers and logos.',
		sports: 'Sports',
		garments: 'Garments',
		allGarments: 'All garments',
		none: { title: 'No designs yet', text: 'Finished designs appear here with the first garments.' },
	},
	es: {
		title: 'Galería de diseños',
		description:
			'Uniformes terminados para cada deporte, en sus dos colores: rayas finas, franjas en V, degradados, mangas en contraste. Elija uno, agregue nombres y números, y vea el precio.',
		lead: 'Diseños terminados en sus colores. Elija uno y agregue nombres, números y logos.',
		sports: 'Deportes',
		garments: 'Prendas',
		allGarments: 'Todas las prendas',
		none: {
			title: 'Todavía no hay diseños',
			text: 'Los diseños terminados aparecen aquí con las primeras prendas.',
		},
	},
})

const { noGallery } = messages
const spanish = 'La galería no tiene diseños para este deporte o esta prenda.'

export const galleryPhrases: Phrases = {
	phrases: phrasesOf({ noGallery }, { noGallery: spanish }),
	fallback: spanish,
}
