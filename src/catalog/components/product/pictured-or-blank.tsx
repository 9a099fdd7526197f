import { picturedAt, type Choice, type ProductSheet } from '../../rules/product/sheet.ts'
import type { ProductTexts } from '../../rules/product/view.ts'
import { PrintedParts } from './printed-parts.tsx'
import { TextSlot, useProductTexts } from './variant-picker.tsx'

type PicturedOrBlankProps = { sheet: ProductSheet; choice: Choice; texts: ProductTexts }

const option =
	'rounded-control border border-field-line bg-field has-checked:border-primary has-checked:ring-1 has-checked:ring-primary hover:border-ink'
const optionLabel = 'flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 font-semibold'

/**
 * The garment with all that its pictures print on it, or alone. Hidden and not sent for colors whose pictures show the
 * garment alone; absent when no color has more.
 */
export function PicturedOrBlank({ sheet, choice, texts }: PicturedOrBlankProps) {
	const { printed } = useProductTexts()
	if (sheet.colorways.every(({ pictured }) => !pictured)) return null
	const isNone = !picturedAt(sheet, choice)
	return (
		<fieldset data-as hidden={isNone} disabled={isNone}>
			<legend className="mb-1.5 text-label font-semibold">{printed.legend}</legend>
			<div className="grid gap-1.5">
				<div className={option}>
					<label className={optionLabel}>
						<input type="radio" name="as" value="pictured" defaultChecked={!choice.isBlank} />
						<span className="flex-1">
							<span className="in-team-colors:hidden">{printed.pictured}</span>
							<span className="hidden in-team-colors:inline">{printed.inTeamColors}</span>{' '}
							<TextSlot name="color" texts={texts} className="text-sm font-normal text-muted max-sm:block" />
						</span>
						<TextSlot name="pictured" texts={texts} className="figures" />
					</label>
					{sheet.colorways.map(({ id, pictured }, at) => (
						<ul
							key={id}
							data-pictured-in={at}
							hidden={at !== choice.colorway}
							aria-label={printed.included}
							className="grid gap-0.5 px-3.5 pb-2.5 pl-10 text-sm text-muted"
						>
							{pictured && <PrintedParts parts={pictured.parts} />}
						</ul>
					))}
				</div>
				<div className={option}>
					<label className={optionLabel}>
						<input type="radio" name="as" value="blank" defaultChecked={choice.isBlank} />
						<span className="flex-1">
							{printed.blank}{' '}
							<span className="text-sm font-normal text-muted max-sm:block">{printed.nothing}</span>
						</span>
						<TextSlot name="blank" texts={texts} className="figures" />
					</label>
				</div>
			</div>
		</fieldset>
	)
}
