import { Icon } from '#ui/icon.tsx'
import { Picture } from '#pictures/components/picture.tsx'
import { picturesAt, type Choice, type ProductSheet, type SheetPicture } from '../../rules/product/sheet.ts'
import { Button } from '#ui/button.tsx'
import { useDataLanguage, useOwnersTexts } from '../catalog-language.tsx'
import { useProductTexts } from './variant-picker.tsx'

type GalleryProps = {
	sheet: ProductSheet
	choice: Choice
	/** Whether the product can be made in the visitor's team colors. */
	inTeamColors: boolean
	/** Names of views, where they are not those of a garment: the pieces of a kit. */
	names?: Readonly<Record<string, string>>
}

/** Where scripts run, a touch to the side turns the garment instead of scrolling the strip. */
const turnedByTouch =
	'[product-gallery:defined_&:has([data-turns])]:touch-pan-y [product-gallery:defined_&:has([data-turns])]:touch-pinch-zoom'

const wholeGarment = 'aspect-4/5 w-auto max-w-full object-contain py-3'
/** Four fifths of the height below; on phones without its padding and slightly less, or many load the next larger picture. */
const wholeSizes =
	'(width >= 64rem) clamp(20.8rem, 59.2vh, 32.8rem), min(100vw, clamp(12.2rem, 36svh - 1.4rem, 30.6rem))'
/** Cloth fills the whole stage: at its own edges it would look cut off. */
const closeUp = 'w-full object-cover object-[50%_40%]'
const closeUpSizes = '(width >= 64rem) 32rem, min(100vw, 30rem)'

/** A place of the strip; one that the choice leaves empty is hidden until `product-gallery` fills it. */
type Place = { picture: SheetPicture; isEmpty: boolean }
type Places = { places: readonly Place[] } & Pick<GalleryProps, 'inTeamColors' | 'names'>

/**
 * The pictures of the chosen color in a horizontal strip with scroll snapping: swiped where they cannot be turned, scrolled
 * by keyboard. The thumbnails are plain links to the pictures. `product-gallery` marks the current one and swaps colors.
 */
export function Gallery({ sheet, choice, inTeamColors, names }: GalleryProps) {
	const { gallery: texts } = useProductTexts()
	const language = useDataLanguage()
	const { textOf } = useOwnersTexts()
	const shown = picturesAt(sheet, choice)
	if (shown.length === 0) return <NoPicture />
	const pictured = sheet.colorways[choice.colorway]?.pictures ?? []
	const places = pictured.map((picture, at): Place => ({
		picture: shown[at] ?? picture,
		isEmpty: shown[at] === undefined,
	}))
	return (
		<product-gallery
			data-turned={language && texts.turned}
			class="block lg:grid lg:grid-cols-[4.75rem_minmax(0,1fr)] lg:items-start lg:gap-4"
		>
			<div className="stage relative -mx-4 overflow-hidden border-y border-line sm:mx-0 sm:rounded-card sm:border lg:order-2">
				<ol
					data-strip
					tabIndex={0}
					aria-label={texts.pictures(textOf(sheet.model))}
					className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-4 [scrollbar-width:none]"
				>
					{places.map(({ picture, isEmpty }, at) => (
						<li
							key={picture.hash}
							hidden={isEmpty}
							id={`picture-${at + 1}`}
							className={`grid w-full shrink-0 snap-center scroll-mt-28 place-items-center ${turnedByTouch}`}
						>
							<Picture
								hash={picture.hash}
								alt={picture.alt}
								lang={picture.lang}
								widths={[320, 480, 640, 800, 1200]}
								sizes={picture.view === 'detail' ? closeUpSizes : wholeSizes}
								isFirst={at === 0}
								inTeamColors={inTeamColors}
								turns={picture.turns}
								className={`h-[clamp(17rem,45svh,40rem)] lg:h-[clamp(26rem,74vh,41rem)] ${picture.view === 'detail' ? closeUp : wholeGarment}`}
							/>
						</li>
					))}
				</ol>
				{inTeamColors && (
					<p
						data-team-note
						hidden
						className="absolute top-3 left-3 max-w-[calc(100%-1.5rem)] rounded-control border border-line bg-card/90 px-3 py-1.5 text-sm font-semibold text-ink"
					>
						<TeamNote />
					</p>
				)}
				<TurnButtons />
				<button
					type="button"
					popoverTarget="zoom"
					aria-haspopup="dialog"
					className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-card/90 px-3.5 text-sm font-semibold text-ink hover:border-ink"
				>
					<Icon name="search" size={18} />
					<span className="max-sm:sr-only">{texts.zoom}</span>
				</button>
			</div>
			<Thumbnails {...{ places, inTeamColors }} {...(names && { names })} />
			<GalleryZoom model={sheet.model} {...{ places, inTeamColors }} />
		</product-gallery>
	)
}

const turnButton =
	'grid size-11 place-items-center rounded-control border border-line bg-card/90 text-ink hover:border-ink'

/** Turns the garment of the current picture; `product-gallery` shows it where there is more to see. */
function TurnButtons() {
	const { gallery: texts } = useProductTexts()
	return (
		<div data-turning hidden role="group" aria-label={texts.turn} className="absolute bottom-3 left-3">
			<div className="flex gap-2">
				<button type="button" data-turn="1" aria-label={texts.left} className={turnButton}>
					<Icon name="chevron-right" size={18} className="rotate-180" />
				</button>
				<button type="button" data-turn="-1" aria-label={texts.right} className={turnButton}>
					<Icon name="chevron-right" size={18} />
				</button>
			</div>
		</div>
	)
}

const TeamNote = () => useProductTexts().teamColors.note

function Thumbnails({ places, inTeamColors, names }: Places) {
	const { gallery: texts } = useProductTexts()
	const { textOf, langOf } = useOwnersTexts()
	const nameOf = (view: string) => names?.[view]
	return (
		<ul aria-label={texts.views} className="mt-3 flex flex-wrap gap-2.5 lg:order-1 lg:mt-0 lg:grid">
			{places.map(({ picture, isEmpty }, at) => (
				<li key={picture.hash} hidden={isEmpty}>
					<a
						href={`#picture-${at + 1}`}
						data-thumb
						aria-current={at === 0 ? 'true' : undefined}
						className="stage block w-16 overflow-hidden rounded-control border border-line hover:border-ink aria-[current]:border-primary aria-[current]:ring-1 aria-[current]:ring-primary lg:w-19"
					>
						<Picture
							hash={picture.hash}
							alt={textOf(nameOf(picture.view) ?? '') || (texts.view[picture.view] ?? texts.otherView)}
							lang={nameOf(picture.view) && langOf(nameOf(picture.view) ?? '')}
							widths={[96, 160, 240]}
							sizes="(width >= 64rem) 76px, 64px"
							isBeside
							inTeamColors={inTeamColors}
						/>
					</a>
				</li>
			))}
		</ul>
	)
}

const NoPicture = () => {
	const { gallery } = useProductTexts()
	return (
		<div className="stage grid aspect-4/5 max-h-[41rem] w-full place-content-center justify-items-center gap-3 rounded-card border border-line text-muted">
			<Icon name="shirt" size={64} />
			{gallery.none}
		</div>
	)
}

/** All pictures enlarged, in one column; scrolls by touch, wheel or arrow keys. */
function GalleryZoom({ model, places, inTeamColors }: Places & { model: string }) {
	const { gallery: texts } = useProductTexts()
	const { textOf } = useOwnersTexts()
	return (
		<dialog
			id="zoom"
			popover="auto"
			aria-label={texts.large(textOf(model))}
			className="rise m-auto h-dvh max-h-dvh w-dvw max-w-dvw overflow-auto bg-page p-0 text-ink"
		>
			<div className="sticky top-0 left-0 z-10 flex h-0 w-full justify-end">
				<Button
					variant="outline"
					size="icon"
					popoverTarget="zoom"
					popoverTargetAction="hide"
					aria-label={texts.close}
					autoFocus
					className="m-3"
				>
					<Icon name="close" />
				</Button>
			</div>
			<ol className="grid w-max min-w-full justify-items-center">
				{places.map(({ picture, isEmpty }, at) => (
					<li key={picture.hash} hidden={isEmpty} data-large={at} className="stage w-full">
						<Picture
							hash={picture.hash}
							alt={picture.alt}
							lang={picture.lang}
							widths={[800, 1200]}
							sizes="(width >= 64rem) 75rem, 180vw"
							inTeamColors={inTeamColors}
							className="mx-auto h-auto w-[max(180vw,40rem)] max-w-none lg:w-[min(75rem,92vw)]"
						/>
					</li>
				))}
			</ol>
		</dialog>
	)
}
