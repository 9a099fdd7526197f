// Picture of a portal garment: the team's design, optionally for one player, or the product in its color.
import { Picture } from '#pictures/components/picture.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CatalogItem, ColorChoice } from '../views.ts'
import { offerPictureUrl } from '../urls.ts'
import { usePortalTexts } from './portal-language.tsx'

type GarmentPictureProps = {
	portalId: string
	item: Pick<CatalogItem, 'id' | 'design' | 'model'>
	color: Pick<ColorChoice, 'picture'> | undefined
	/** Roster row whose name and number it shows. */
	rosterId?: string | null
	/** Displayed width, as in the `sizes` attribute. */
	sizes: string
	/** The text beside it says the same. */
	isDecorative?: boolean
}

const pictureClass = 'aspect-4/5 w-full object-contain'

export function GarmentPicture(props: GarmentPictureProps) {
	const { portalId, item, color, rosterId = null, sizes, isDecorative = false } = props
	const { page } = usePortalTexts()
	if (item.design)
		return (
			<img
				src={offerPictureUrl(portalId, item.id, rosterId)}
				alt={isDecorative ? '' : page.item.picture(item.model)}
				width={400}
				height={500}
				loading="lazy"
				decoding="async"
				className={pictureClass}
			/>
		)
	if (!color || color.picture === '')
		return (
			<span className="grid aspect-4/5 w-full place-items-center text-muted">
				<Icon name="shirt" size={32} />
			</span>
		)
	return (
		<Picture
			hash={color.picture}
			alt={isDecorative ? '' : item.model}
			sizes={sizes}
			widths={[160, 240, 320, 480]}
			className={pictureClass}
		/>
	)
}
