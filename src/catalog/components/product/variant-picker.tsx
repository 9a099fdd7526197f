import { isColorAvailable, soldOutGroups, type SoldOut } from '../../rules/product/availability.ts'
import { choiceQuery, type Choice, type ProductDetail, type ProductSheet } from '../../rules/product/sheet.ts'
import type { ProductTexts, ProductView } from '../../rules/product/view.ts'
import { productTexts } from '../../rules/product/product-languages.ts'
import { useCatalogLanguage } from '../catalog-language.tsx'
import { colorIn } from '#garments/color-names.ts'
import { sizeExtra } from '../../rules/size-prices.ts'
import type { CSSProperties, ElementType, ReactNode } from 'react'

type ColorPickerProps = {
	sheet: ProductSheet
	colorways: ProductDetail['colorways']
	choice: Choice
	texts: ProductTexts
}

/** The texts of the page in its language. */
export const useProductTexts = () => productTexts[useCatalogLanguage()]

/** The name of a color in the language of the page. */
export function useColorIn(): (name: string) => string {
	const language = useCatalogLanguage()
	return (name) => colorIn(language, name)
}

export const swatchFrame = 'relative grid size-11 place-items-center rounded-control'
export const swatchFace =
	'relative grid size-9 place-items-center overflow-hidden rounded-chip bg-[linear-gradient(135deg,var(--first)_50%,var(--second)_50%)] shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25),0_0_0_1px_var(--color-line)] forced-color-adjust-none'
/** White over dark, so that the line is visible on every color. */
export const soldOutLine =
	'after:absolute after:inset-0 after:bg-[linear-gradient(45deg,transparent_calc(50%-3px),var(--color-ink)_calc(50%-3px)_calc(50%-1.5px),var(--color-page)_calc(50%-1.5px)_calc(50%+1.5px),var(--color-ink)_calc(50%+1.5px)_calc(50%+3px),transparent_calc(50%+3px))]'

/** Two-colored swatches as radio buttons; a sold-out color can be selected and is labeled sold out. */
export function ColorPicker({ sheet, colorways, choice, texts }: ColorPickerProps) {
	const { color, soldOut } = useProductTexts()
	const nameIn = useColorIn()
	if (colorways.length === 0) return null
	return (
		<fieldset>
			<legend className="mb-1.5 text-label font-semibold">
				{color}: <TextSlot name="color" texts={texts} className="font-normal text-body" />
			</legend>
			<div className="flex flex-wrap gap-1.5">
				{colorways.map((colorway, at) => {
					const isAvailable = isColorAvailable(sheet, at)
					const own = nameIn(colorway.name)
					const name = isAvailable ? own : soldOut(own)
					return (
						<label
							key={colorway.id}
							title={name}
							className={`${swatchFrame} has-checked:outline-2 has-checked:outline-primary has-checked:-outline-offset-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus`}
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

type SizePickerProps = { sheet: ProductSheet; choice: Choice; view: ProductView }

const chip =
	'relative grid min-h-11 min-w-12 place-items-center rounded-control border border-field-line bg-field px-2.5 text-[0.9375rem] font-semibold hover:border-ink has-checked:border-primary has-checked:bg-success-surface has-checked:text-on-success-surface has-checked:ring-1 has-checked:ring-primary has-disabled:border-dashed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-muted has-disabled:line-through has-disabled:hover:border-line has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus'

/** Sizes in the order of the size run. Sold-out ones stay visible; a note below lists the colors that have them. */
export function SizePicker({ sheet, choice, view }: SizePickerProps) {
	const page = useProductTexts()
	return (
		<fieldset id="sizes" className="scroll-mt-24">
			<legend className="mb-1.5 flex w-full items-baseline justify-between text-label font-semibold">
				<span>
					{page.size}: <TextSlot name="size" texts={view.texts} className="font-normal text-body" />
				</span>
				<a href="#details-sizing" className="font-semibold text-primary underline underline-offset-2">
					{page.sizingLink}
				</a>
			</legend>
			<div className="flex flex-wrap gap-1.5">
				{view.sizes.map(({ size, isAvailable, extraCents }, at) => (
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
						{sheet.extraCents && <SizeExtra cents={extraCents} />}
						<span data-sold-out hidden={isAvailable} className="sr-only">
							{page.isSoldOut}
						</span>
					</label>
				))}
			</div>
			{sheet.colorways.map((colorway, at) => (
				<SoldOutNote key={colorway.id} {...{ sheet, choice }} colorway={at} />
			))}
		</fieldset>
	)
}

/** What a size costs more in the chosen color; `product-picker` updates it. */
const SizeExtra = ({ cents }: { cents: number }) => (
	<span className="figures text-xs font-normal" hidden={cents === 0}>
		<span className="sr-only">, </span>
		<span data-extra>{sizeExtra(cents).trimStart()}</span>
	</span>
)

const listed = (sizes: readonly string[]) => sizes.join(', ')

type NoteProps = { sheet: ProductSheet; choice: Choice; colorway: number }

/** The page holds one note per color; the script shows the one of the chosen color. */
function SoldOutNote({ sheet, choice, colorway }: NoteProps) {
	const page = useProductTexts()
	const nameIn = useColorIn()
	const groups = soldOutGroups(sheet, colorway)
	if (groups.length === 0) return null
	const isAll = groups.every((group) => group.elsewhere.length === 0) && !hasStock(sheet)
	return (
		<div
			data-sold-out-in={colorway}
			hidden={colorway !== choice.colorway}
			className="mt-2.5 text-sm text-muted"
		>
			{isAll ? (
				<p>{page.allSoldOut}</p>
			) : (
				<>
					<p>{page.soldOutIn(nameIn(sheet.colorways[colorway]?.name ?? ''))}</p>
					<ul>
						{groups.map((group) => (
							<Group key={listed(group.sizes)} {...{ sheet, choice, group }} />
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

type GroupProps = Omit<NoteProps, 'colorway'> & { group: SoldOut }

function Group({ sheet, choice, group: { sizes, elsewhere } }: GroupProps) {
	const page = useProductTexts()
	const nameIn = useColorIn()
	const size = sizes.length === 1 ? sheet.sizes.indexOf(sizes[0] ?? '') : -1
	const more = elsewhere.length - namedColors
	return (
		<li>
			<span className="font-semibold text-ink">{listed(sizes)}</span>
			{elsewhere.length === 0 ? page.inEveryColor : page.inStockIn}
			{elsewhere.slice(0, namedColors).map((color, at) => (
				<span key={color.id}>
					{at > 0 && ', '}
					<a
						href={choiceQuery(sheet, { ...choice, colorway: colorIndex(sheet, color.id), size, quantity: 1 })}
						data-choose
						className="inline-block py-0.5 font-semibold text-primary underline underline-offset-2"
					>
						{nameIn(color.name)}
					</a>
				</span>
			))}
			{more > 0 && page.moreColors(more)}
		</li>
	)
}

const colorIndex = (sheet: ProductSheet, id: string) =>
	sheet.colorways.findIndex((colorway) => colorway.id === id)

type SlotProps = {
	name: keyof ProductTexts
	texts: ProductTexts
	as?: ElementType
	className?: string
	/** Replaces an empty text; without it the element is hidden. */
	otherwise?: ReactNode
	id?: string
}

/** A text that depends on the choice: `product-picker` updates it by its `data-slot`. */
export function TextSlot({ name, texts, as: Tag = 'span', className, id }: SlotProps) {
	return (
		<Tag id={id} data-slot={name} className={className} hidden={texts[name] === ''}>
			{texts[name]}
		</Tag>
	)
}
