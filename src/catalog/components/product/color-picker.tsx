import type { CSSProperties } from 'react'
import { isColorAvailable } from '../../rules/product/availability.ts'
import type { Choice } from '../../rules/product/choice.ts'
import type { ProductDetail, ProductSheet } from '../../rules/product/sheet.ts'
import type { ProductTexts } from '../../rules/product/view.ts'
import { TextSlot } from './slot.tsx'

type ColorPickerProps = {
	sheet: ProductSheet
	colorways: ProductDetail['colorways']
	choice: Choice
	texts: ProductTexts
}

const swatchFace =
	'relative grid size-9 place-items-center overflow-hidden rounded-chip bg-[linear-gradient(135deg,var(--first)_50%,var(--second)_50%)] shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25),0_0_0_1px_var(--color-line)] forced-color-adjust-none'
/** White over dark, so that the line is visible on every color. */
const soldOutLine =
	'after:absolute after:inset-0 after:bg-[linear-gradient(45deg,transparent_calc(50%-3px),var(--color-ink)_calc(50%-3px)_calc(50%-1.5px),var(--color-page)_calc(50%-1.5px)_calc(50%+1.5px),var(--color-ink)_calc(50%+1.5px)_calc(50%+3px),transparent_calc(50%+3px))]'

/** Two-colored swatches as radio buttons; a sold-out color can be selected and is labeled sold out. */
export function ColorPicker({ sheet, colorways, choice, texts }: ColorPickerProps) {
	if (colorways.length === 0) return null
	return (
		<fieldset>
			<legend className="mb-1.5 text-label font-semibold">
				Color: <TextSlot name="color" texts={texts} className="font-normal text-body" />
			</legend>
			<div className="flex flex-wrap gap-1.5">
				{colorways.map((colorway, at) => {
					const isAvailable = isColorAvailable(sheet, at)
					const name = isAvailable ? colorway.name : `${colorway.name}, sold out`
					return (
						<label
							key={colorway.id}
							title={name}
							className="relative grid size-11 place-items-center rounded-control has-checked:outline-2 has-checked:outline-primary has-checked:-outline-offset-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
						>
							<input
								type="radio"
								name="color"
								value={colorway.id}
								defaultChecked={at === choice.colorway}
								className="absolute inset-0 cursor-[inherit] opacity-0"
							/>
							<span
								className={isAvailable ? swatchFace : `${swatchFace} ${soldOutLine}`}
								style={{ '--first': colorway.primary, '--second': colorway.secondary } as CSSProperties}
							/>
							<span className="sr-only">{name}</span>
						</label>
					)
				})}
			</div>
		</fieldset>
	)
}
