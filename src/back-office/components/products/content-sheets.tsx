// The parts of a product's page that have pages of their own, as they are now.
import { summaryOf, titleOf } from '#catalog/rules/product/facts.ts'
import { photosIn } from '#catalog/rules/photos.ts'
import { counted } from '#kit/plural.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { ProductForStaff } from '../../views.ts'
import { productImagesUrl, productLookUrl, productSearchUrl, productSizesUrl } from '../../urls.ts'
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

/** What search shows of it, and its size chart. */
export function ContentSheet({ product, canEdit }: ContentProps) {
	const { id, attributes } = product
	const { ownSizeChart, searchWords = [], pieces } = attributes
	return (
		<Sheet id="content" title="Search and sizes">
			<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
				<dt className="font-semibold">Page title</dt>
				<dd className="break-words text-body">{titleOf(product)}</dd>
				<dt className="font-semibold">Page description</dt>
				<dd className="break-words text-body">{summaryOf(product)}</dd>
				<dt className="font-semibold">Search words</dt>
				<dd className="break-words text-body">{searchWords.join(', ') || 'None'}</dd>
				{!pieces && (
					<>
						<dt className="font-semibold">Size chart</dt>
						<dd className="text-body">{ownSizeChart ? 'Its own' : 'That of the garment'}</dd>
					</>
				)}
			</dl>
			{canEdit && (
				<div className="mt-4 flex flex-wrap gap-3">
					<ButtonLink href={productSearchUrl(id)} variant="outline">
						Search texts
					</ButtonLink>
					{!pieces && (
						<ButtonLink href={productSizesUrl(id)} variant="outline">
							Size chart
						</ButtonLink>
					)}
				</div>
			)}
		</Sheet>
	)
}
