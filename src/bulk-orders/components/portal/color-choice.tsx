// The color of a plain garment that comes in several: a picture of it in each.
import { GarmentPicture } from '../garment-picture.tsx'
import type { CatalogItem } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'
import { formId } from './cart-form.ts'

type ColorFieldProps = {
	portalId: string
	item: CatalogItem
	/** Id of the chosen color. */
	value: string
	onChoose: (color: string) => void
}

/** Radio buttons `colorOf-{item}`; without scripts the first color is chosen and can be changed. */
export function ColorField({ portalId, item, value, onChoose }: ColorFieldProps) {
	const texts = usePortalTexts().page.item
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1.5 text-label font-semibold">
				{texts.color}
				<span className="sr-only">{texts.of(item.model)}</span>
			</legend>
			<div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5">
				{item.colors.map((color) => (
					<label
						key={color.id}
						className="relative grid cursor-pointer justify-items-center gap-1 rounded-control border border-field-line bg-field p-1 text-center text-xs leading-tight hover:border-ink has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-focus"
					>
						<input
							type="radio"
							name={`colorOf-${item.id}`}
							value={color.id}
							form={formId}
							checked={color.id === value}
							onChange={() => onChoose(color.id)}
							className="absolute inset-0 size-full cursor-pointer opacity-0"
						/>
						<span aria-hidden="true" className="stage w-full overflow-hidden rounded-chip p-0.5">
							<GarmentPicture portalId={portalId} item={item} color={color} sizes="68px" isDecorative />
						</span>
						<span className="break-words">{color.name}</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}
