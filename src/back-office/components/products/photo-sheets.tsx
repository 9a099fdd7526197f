// The pictures of a product: its photos, a new one, which come first, and the drawn ones.
import { arePhotosFirst, drawnIn, longestAlt, mostPhotos, photosIn } from '#catalog/rules/photos.ts'
import type { ProductImage } from '#catalog/schemas.ts'
import { Picture } from '#pictures/components/picture.tsx'
import type { PhotoCrop } from '#pictures/rules/photo-crop.ts'
import { Button } from '#ui/button.tsx'
import { fieldAttributes, fieldBox, FieldFrame, SelectField, TextField } from '#ui/fields.tsx'
import { Sheet } from '../records.tsx'
import { altHint, PhotoEditor, shapeOptions } from './photo-editor.tsx'

/** The refused input; `photo` is the photo's name, empty for a new one. */
export type TypedPhoto = { photo: string; alt: string; crop: PhotoCrop; error?: string }

type ImagesProps = { images: readonly ProductImage[]; typed: TypedPhoto | null }

export function NewPhoto({ images, typed }: ImagesProps) {
	if (photosIn(images).length >= mostPhotos)
		return (
			<Sheet id="add" title="Add a photo">
				<p className="text-body">{`This product has ${mostPhotos} photos, the most there can be. Remove one to add another.`}</p>
			</Sheet>
		)
	const own = typed?.photo === '' ? typed : null
	const file = {
		name: 'file',
		hint: 'A JPEG, PNG or WebP of at most 10 MB. Where and when it was taken is not kept.',
		error: own?.error,
	}
	return (
		<Sheet
			id="add"
			title="Add a photo"
			intro="It is shown with every color. You choose the part to show afterwards."
		>
			<form method="post" action="#add" encType="multipart/form-data" className="grid gap-4 sm:grid-cols-2">
				<input type="hidden" name="intent" value="add" />
				<FieldFrame label="Photo" required {...file}>
					<input
						type="file"
						accept="image/jpeg,image/png,image/webp"
						required
						className={fieldBox}
						{...fieldAttributes(file)}
					/>
				</FieldFrame>
				<SelectField
					label="Shape"
					name="shape"
					options={shapeOptions}
					defaultValue={own?.crop.shape ?? 'portrait'}
				/>
				<TextField
					className="sm:col-span-2"
					label="What the photo shows"
					name="alt"
					required
					maxLength={longestAlt}
					autoComplete="off"
					defaultValue={own?.alt ?? ''}
					hint={altHint}
				/>
				<div className="sm:col-span-2">
					<Button type="submit" variant="action">
						Add the photo
					</Button>
				</div>
			</form>
		</Sheet>
	)
}

export function PhotoList({ images, typed }: ImagesProps) {
	const photos = photosIn(images)
	return (
		<Sheet id="photos" title="Photos" intro="In the order that the product page has them.">
			{photos.length === 0 ? (
				<p className="text-muted">No photos yet. The shop shows the drawn pictures.</p>
			) : (
				<div className="grid gap-6">
					<MainPictureForm images={images} />
					<ol className="grid gap-6">
						{photos.map((image, at) => (
							<PhotoEditor
								key={image.hash}
								image={image}
								at={at}
								count={photos.length}
								typed={typed?.photo === image.hash ? typed : null}
							/>
						))}
					</ol>
				</div>
			)}
		</Sheet>
	)
}

const MainPictureForm = ({ images }: { images: readonly ProductImage[] }) => (
	<form method="post" className="grid items-end gap-3 sm:grid-cols-[20rem_auto_1fr]">
		<input type="hidden" name="intent" value="first" />
		<SelectField
			label="Shown first"
			name="first"
			defaultValue={arePhotosFirst(images) ? 'photos' : 'drawn'}
			options={[
				{ value: 'drawn', label: 'The drawn pictures' },
				{ value: 'photos', label: 'The photos' },
			]}
			hint="On lists, on the product page and beside links."
		/>
		<Button type="submit" variant="outline" className="sm:mb-7">
			Save
		</Button>
	</form>
)

/** Read-only; they follow the product's colors and its look. */
export function DrawnPictures({ images }: { images: readonly ProductImage[] }) {
	const drawn = drawnIn(images)
	return (
		<Sheet
			title="Drawn pictures"
			intro="Made of the garment in each color. They change with its colors and its look."
		>
			{drawn.length === 0 ? (
				<p className="text-muted">None: the product comes in no color.</p>
			) : (
				<ul className="flex flex-wrap gap-3">
					{drawn.map(({ hash, alt }) => (
						<li key={hash} className="stage w-24 overflow-hidden rounded-control border border-line">
							<Picture hash={hash} alt={alt} widths={[96, 160, 240]} sizes="96px" />
						</li>
					))}
				</ul>
			)}
		</Sheet>
	)
}
