import { soldOutGroups, type SoldOut } from '../../rules/product/availability.ts'
import { choiceQuery, type Choice } from '../../rules/product/choice.ts'
import type { ProductSheet } from '../../rules/product/sheet.ts'
import type { ProductView } from '../../rules/product/view.ts'
import { TextSlot } from './slot.tsx'

type SizePickerProps = { sheet: ProductSheet; choice: Choice; view: ProductView }

const chip =
	'relative grid min-h-11 min-w-12 place-items-center rounded-control border border-field-line bg-field px-2.5 text-[0.9375rem] font-semibold hover:border-ink has-checked:border-primary has-checked:bg-success-surface has-checked:text-on-success-surface has-checked:ring-1 has-checked:ring-primary has-disabled:border-dashed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-muted has-disabled:line-through has-disabled:hover:border-line has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus'

/** Sizes in the order of the size run. Sold-out ones stay visible; a note below lists the colors that have them. */
export function SizePicker({ sheet, choice, view }: SizePickerProps) {
	return (
		<fieldset id="sizes" className="scroll-mt-24">
			<legend className="mb-1.5 flex w-full items-baseline justify-between text-label font-semibold">
				<span>
					Size: <TextSlot name="size" texts={view.texts} className="font-normal text-body" />
				</span>
				<a href="#details-sizing" className="font-semibold text-primary underline underline-offset-2">
					Sizing chart
				</a>
			</legend>
			<div className="flex flex-wrap gap-1.5">
				{view.sizes.map(({ size, isAvailable }, at) => (
					<label key={size} className={chip}>
						<input
							type="radio"
							name="size"
							value={size}
							defaultChecked={at === choice.size}
							disabled={!isAvailable}
							required
							className="absolute inset-0 cursor-[inherit] opacity-0"
						/>
						{size}
						<span data-sold-out hidden={isAvailable} className="sr-only">
							, sold out
						</span>
					</label>
				))}
			</div>
			{sheet.colorways.map((colorway, at) => (
				<SoldOutNote key={colorway.id} sheet={sheet} colorway={at} hidden={at !== choice.colorway} />
			))}
		</fieldset>
	)
}

const listed = (sizes: readonly string[]) => sizes.join(', ')

/** The page holds one note per color; the script shows the one of the chosen color. */
function SoldOutNote({
	sheet,
	colorway,
	hidden,
}: {
	sheet: ProductSheet
	colorway: number
	hidden: boolean
}) {
	const groups = soldOutGroups(sheet, colorway)
	if (groups.length === 0) return null
	const isAll = groups.every((group) => group.elsewhere.length === 0) && !hasStock(sheet)
	return (
		<div data-sold-out-in={colorway} hidden={hidden} className="mt-2.5 text-sm text-muted">
			{isAll ? (
				<p>Every size and color is sold out. Star it to find it again.</p>
			) : (
				<>
					<p>Sold out in {sheet.colorways[colorway]?.name}:</p>
					<ul>
						{groups.map((group) => (
							<Group key={listed(group.sizes)} sheet={sheet} group={group} />
						))}
					</ul>
				</>
			)}
		</div>
	)
}

const hasStock = (sheet: ProductSheet) => sheet.variants.some(([, , , stock]) => stock > 0)

/** Colors named per group; the others are shown as a number. */
const namedColors = 3

function Group({ sheet, group: { sizes, elsewhere } }: { sheet: ProductSheet; group: SoldOut }) {
	const size = sizes.length === 1 ? sheet.sizes.indexOf(sizes[0] ?? '') : -1
	const more = elsewhere.length - namedColors
	return (
		<li>
			<span className="font-semibold text-ink">{listed(sizes)}</span>
			{elsewhere.length === 0 ? ', in every color' : ', in stock in '}
			{elsewhere.slice(0, namedColors).map((color, at) => (
				<span key={color.id}>
					{at > 0 && ', '}
					<a
						href={choiceQuery(sheet, { colorway: colorIndex(sheet, color.id), size, quantity: 1 })}
						data-choose
						className="inline-block py-0.5 font-semibold text-primary underline underline-offset-2"
					>
						{color.name}
					</a>
				</span>
			))}
			{more > 0 && ` and ${more} more`}
		</li>
	)
}

const colorIndex = (sheet: ProductSheet, id: string) =>
	sheet.colorways.findIndex((colorway) => colorway.id === id)
