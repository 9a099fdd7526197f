// /admin/products/{id}/images: the pictures of a product; admins add photos, customer service sees them.
import { redirect } from 'react-router'
import { productForStaff } from '#catalog/service/manage.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { filesContext } from '#files/dependencies.server.ts'
import type { PhotoParts } from '#files/service/photos.server.ts'
import { photoTooLarge } from '#files/rules/photos.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { isTooLarge } from '#http/too-large.ts'
import { Refusal } from '#kit/errors.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Picture } from '#pictures/components/picture.tsx'
import { photosIn } from '#catalog/rules/photos.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { DrawnPictures, NewPhoto, PhotoList, type TypedPhoto } from '../components/products/photo-sheets.tsx'
import { StatusBadge } from '../components/products/status-sheet.tsx'
import { Sheet } from '../components/records.tsx'
import { doneHref, type Done } from '../rules/outcomes.ts'
import { cropIn, mainPictureIn } from '../rules/photo-form.ts'
import * as photos from '../service/product-photos.server.ts'
import { adminProductUrl, productImagesUrl, productPreviewUrl } from '../urls.ts'
import { notAsked, staffPage } from './staff-page.server.ts'
import type { Route } from './+types/product-images'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		const { product } = await productForStaff(services, params.productId)
		const { id, brand, model, status, images, attributes } = product
		return { id, brand, model, status, images, isKit: attributes.pieces !== undefined }
	})

type Sent = {
	services: ServiceContext
	parts: PhotoParts
	productId: string
	file: FormDataEntryValue | undefined
	fields: Readonly<Record<string, string>>
}

const noFile = 'No file arrived. Please choose one and try again.'

async function add({ services, parts, productId, file, fields }: Sent): Promise<Done> {
	if (isTooLarge(file)) throw new Refusal('invalid', photoTooLarge)
	if (!(file instanceof File) || file.size === 0) throw new Refusal('invalid', noFile)
	const bytes = new Uint8Array(await file.arrayBuffer())
	await photos.addPhoto(services, parts, { productId, bytes, alt: fields.alt ?? '', crop: cropIn(fields) })
	return 'photo-added'
}

async function save({ services, parts, productId, fields }: Sent): Promise<Done> {
	const { photo: name = '', alt = '' } = fields
	await photos.savePhoto(services, parts, { productId, name, alt, crop: cropIn(fields) })
	return 'photo-saved'
}

const move =
	(by: -1 | 1) =>
	async ({ services, productId, fields: { photo: name = '' } }: Sent): Promise<Done> => {
		await photos.movePhoto(services, { productId, name, by })
		return 'photo-moved'
	}

async function remove({ services, parts, productId, fields }: Sent): Promise<Done> {
	await photos.removePhoto(services, parts, { productId, name: fields.photo ?? '' })
	return 'photo-removed'
}

async function chooseFirst({ services, productId, fields }: Sent): Promise<Done> {
	const first = mainPictureIn(fields.first)
	if (!first) throw notAsked()
	await photos.chooseMainPicture(services, { productId, first })
	return 'main-picture'
}

const intents = new Map<string, { title: string; work: (sent: Sent) => Promise<Done> }>([
	['add', { title: 'The photo was not added', work: add }],
	['save', { title: 'The photo was not saved', work: save }],
	['up', { title: 'The photo was not moved', work: move(-1) }],
	['down', { title: 'The photo was not moved', work: move(1) }],
	['remove', { title: 'The photo was not removed', work: remove }],
	['first', { title: 'This was not saved', work: chooseFirst }],
])

export async function action({ request, params, context }: Route.ActionArgs) {
	const { file, ...rest } = await fieldsOf(request)
	const fields = Object.fromEntries(
		Object.entries(rest).flatMap(([name, value]) =>
			typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [],
		),
	)
	const intent = intents.get(fields['intent'] ?? '')
	if (!intent) throw notAsked()
	const sent = {
		services: context.get(serviceContext),
		parts: context.get(filesContext),
		productId: params.productId,
		file,
		fields,
	}
	const answered = await answer(intent.title, () => intent.work(sent))
	if (answered.ok) {
		const place = answered.result === 'photo-added' ? '#photos' : ''
		return redirect(doneHref(`${productImagesUrl(params.productId)}${place}`, answered.result), 303)
	}
	const typed: TypedPhoto = {
		photo: fields['photo'] ?? '',
		alt: fields['alt'] ?? '',
		crop: cropIn(fields),
		...(intent.work === add && { error: answered.toast.detail }),
	}
	return noStoreData({ toast: answered.toast, typed }, answered.status)
}

export const meta = hiddenMeta({
	title: 'Pictures · Back office',
	description: 'The pictures of a product.',
	path: '/admin/products',
})

export default function ProductImagesPage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, brand, model, status, images, isKit, toasts } = loaderData
	const isAdmin = useIsAdmin()
	const typed = actionData?.typed ?? null
	return (
		<AdminFrame
			section="products"
			title={`Pictures of ${brand} ${model}`}
			aside={<StatusBadge status={status} />}
			back={{ label: 'Product', href: adminProductUrl(id) }}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			{isAdmin ? (
				<>
					<PhotoList images={images} typed={typed} />
					<NewPhoto images={images} typed={typed} />
				</>
			) : (
				<PhotosSeen images={images} />
			)}
			<DrawnPictures images={images} />
			<div>
				{status === 'active' ? (
					<ButtonLink href={`/product/${id}`} variant="outline">
						See it in the shop
					</ButtonLink>
				) : (
					!isKit && (
						<ButtonLink href={productPreviewUrl(id)} variant="outline">
							Preview
						</ButtonLink>
					)
				)}
			</div>
		</AdminFrame>
	)
}

type PhotosSeenProps = Pick<Route.ComponentProps['loaderData'], 'images'>

/** For staff who may not change them. */
function PhotosSeen({ images }: PhotosSeenProps) {
	const shown = photosIn(images)
	return (
		<Sheet title="Photos">
			{shown.length === 0 && <p className="text-muted">No photos.</p>}
			<ul className="flex flex-wrap gap-3">
				{shown.map(({ hash, alt }) => (
					<li key={hash} className="stage w-40 overflow-hidden rounded-control border border-line">
						<Picture hash={hash} alt={alt} widths={[160, 240, 320]} sizes="160px" />
					</li>
				))}
			</ul>
			<p className="mt-3 text-muted">Changes are made by administrators.</p>
		</Sheet>
	)
}
