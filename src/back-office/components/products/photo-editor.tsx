// One photo of a product: what it shows in words, the part of it that is shown, its place and its removal.
import type { ReactNode } from 'react'
import { longestAlt, type PhotoImage } from '#catalog/rules/photos.ts'
import { mostZoom, photoInBox, photoShapes, type PhotoCrop } from '#pictures/rules/photo-crop.ts'
import { wholePhotoUrl } from '#pictures/urls.ts'
import { Button } from '#ui/button.tsx'
import { FieldFrame, SelectField, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { shapeNames } from '../../rules/photo-form.ts'

export const shapeOptions = photoShapes.map((value) => ({ value, label: shapeNames[value] }))

export const altHint =
	'For those who cannot see it, and for search engines: what it shows, such as “Catcher in the navy jersey, from behind”.'

type PhotoEditorProps = {
	image: PhotoImage
	at: number
	count: number
	/** The refused input of this photo. */
	typed: { alt: string; crop: PhotoCrop } | null
}

export function PhotoEditor({ image, at, count, typed }: PhotoEditorProps) {
	const { hash, alt, photo } = image
	const { folder, width, height } = photo
	const crop = typed?.crop ?? photo.crop
	const name = `Photo ${at + 1}`
	return (
		<li id={`photo-${folder}`} className="scroll-mt-24 border-t border-line pt-5 first:border-0 first:pt-0">
			<form method="post" className="grid gap-4">
				<input type="hidden" name="photo" value={hash} />
				<photo-crop
					data-width={width}
					data-height={height}
					class="grid gap-4 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-6"
				>
					<CropBox hash={hash} alt={alt} size={{ width, height }} crop={crop} />
					<div className="grid content-start gap-4 sm:grid-cols-2">
						<h3 className="font-bold sm:col-span-2">{name}</h3>
						<TextField
							className="sm:col-span-2"
							label="What the photo shows"
							name="alt"
							id={`alt-${folder}`}
							required
							maxLength={longestAlt}
							autoComplete="off"
							defaultValue={typed?.alt ?? alt}
							hint={altHint}
						/>
						<SelectField
							label="Shape"
							name="shape"
							id={`shape-${folder}`}
							options={shapeOptions}
							defaultValue={crop.shape}
						/>
						<Slider label="Zoom" name="zoom" own={folder} min={100} max={mostZoom} value={crop.zoom} />
						<Slider label="Left to right" name="x" own={folder} min={0} max={100} value={crop.x} />
						<Slider label="Top to bottom" name="y" own={folder} min={0} max={100} value={crop.y} />
						<div className="flex flex-wrap items-center gap-3 sm:col-span-2">
							<Button type="submit" name="intent" value="save">
								Save<span className="sr-only"> {name.toLowerCase()}</span>
							</Button>
							<Step intent="up" isOff={at === 0} label={`Move ${name.toLowerCase()} up`}>
								<Icon name="chevron-down" size={18} className="rotate-180" />
							</Step>
							<Step intent="down" isOff={at === count - 1} label={`Move ${name.toLowerCase()} down`}>
								<Icon name="chevron-down" size={18} />
							</Step>
							<details className="ml-auto">
								<summary className="inline-flex min-h-11 cursor-pointer items-center px-2 font-semibold">
									Remove<span className="sr-only"> {name.toLowerCase()}</span>
								</summary>
								<Button
									type="submit"
									name="intent"
									value="remove"
									formNoValidate
									variant="danger"
									size="small"
								>
									Remove it and its file
								</Button>
							</details>
						</div>
					</div>
				</photo-crop>
			</form>
		</li>
	)
}

type CropBoxProps = Pick<PhotoImage, 'hash' | 'alt'> & {
	size: { width: number; height: number }
	crop: PhotoCrop
}

/** The part as the shop shows it: `photo-crop` follows the fields. */
function CropBox({ hash, alt, size, crop }: CropBoxProps) {
	const { ratio, boxWidth, width, left, top } = photoInBox(size, crop)
	return (
		<div className="stage grid aspect-4/5 w-52 max-w-full place-items-center self-start overflow-hidden rounded-control border border-line">
			<div data-box className="relative overflow-hidden" style={{ aspectRatio: ratio, width: boxWidth }}>
				<img
					src={wholePhotoUrl(hash)}
					alt={alt}
					{...size}
					loading="lazy"
					decoding="async"
					className="absolute h-auto max-w-none"
					style={{ width, left, top }}
				/>
			</div>
		</div>
	)
}

type SliderProps = { label: string; name: string; own: string; min: number; max: number; value: number }

const Slider = ({ label, name, own, min, max, value }: SliderProps) => (
	<FieldFrame
		label={label}
		name={name}
		id={`${name}-${own}`}
		aside={<output data-of={name}>{`${value}%`}</output>}
	>
		<input
			type="range"
			id={`${name}-${own}`}
			name={name}
			min={min}
			max={max}
			step={1}
			defaultValue={value}
			className="h-11 w-full accent-primary"
		/>
	</FieldFrame>
)

type StepProps = { intent: 'up' | 'down'; isOff: boolean; label: string; children: ReactNode }

const Step = ({ intent, isOff, label, children }: StepProps) => (
	<Button
		type="submit"
		name="intent"
		value={intent}
		formNoValidate
		variant="outline"
		size="icon"
		aria-label={label}
		disabled={isOff}
	>
		{children}
	</Button>
)
