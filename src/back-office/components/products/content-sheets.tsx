// The parts of a product's page that have pages of their own, as they are now.
import { photosIn } from '#catalog/rules/photos.ts'
import { counted } from '#kit/plural.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { ProductForStaff } from '../../views.ts'
import { productImagesUrl, productLookUrl } from '../../urls.ts'
import { Sheet } from '../records.tsx'

type ContentProps = { product: ProductForStaff['product']; canEdit: boolean }

const mostShown = 6

export function PicturesSheet({ product: { id, images, attributes }, canEdit }: ContentProps) {
	const photos = photosIn(images)
	const drawn = images.length - photos.length
	return (
		<Sheet
			id="pictures"
			title="Pictures"
			intro={`${counted(drawn, 'drawn picture')} and ${counted(photos.length, 'photo')}. The first one is shown on lists.`}
		>
			<div className="grid gap-4">
				<ul className="flex flex-wrap gap-3">
					{images.slice(0, mostShown).map(({ hash, alt }) => (
						<li key={hash} className="stage w-24 overflow-hidden rounded-control border border-line">
							<Picture hash={hash} alt={alt} widths={[96, 160, 240]} sizes="96px" />
						</li>
					))}
				</ul>
				<div className="flex flex-wrap gap-3">
					<ButtonLink href={productImagesUrl(id)} variant="outline">
						{canEdit ? 'Photos' : 'All pictures'}
					</ButtonLink>
					{canEdit && !attributes.pieces && (
						<ButtonLink href={productLookUrl(id)} variant="outline">
							Look
						</ButtonLink>
					)}
				</div>
			</div>
		</Sheet>
	)
}
