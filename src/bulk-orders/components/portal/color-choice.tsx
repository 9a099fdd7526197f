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
		<fieldset className="relative min-w-0 pb-6">
			<legend className="mb-1.5 text-label font-semibold">
				{texts.color}
				<span className="sr-only">{texts.of(item.model)}</span>
			</legend>
			<div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
				{item.colors.map((color) => (
					<label
						key={color.id}
						className="group cursor-pointer rounded-control border border-field-line bg-field p-0.5 hover:border-ink has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-focus"
					>
						<span className="stage relative block overflow-hidden rounded-chip">
							<input
								type="radio"
								name={`colorOf-${item.id}`}
								value={color.id}
								form={formId}
								checked={color.id === value}
								onChange={() => onChoose(color.id)}
								className="absolute inset-0 size-full cursor-pointer opacity-0"
							/>
							<GarmentPicture portalId={portalId} item={item} color={color} sizes="52px" isDecorative />
						</span>
						{/* Below the pictures, of the chosen one alone. */}
						<span className="pointer-events-none absolute inset-x-0 bottom-0 truncate text-sm text-body opacity-0 group-has-checked:opacity-100">
							{color.name}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}
