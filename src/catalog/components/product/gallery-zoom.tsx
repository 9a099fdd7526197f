import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#pictures/components/picture.tsx'
import type { SheetPicture } from '../../rules/product/sheet.ts'

/** All pictures enlarged, in one column; scrolls by touch, wheel or arrow keys. */
export function GalleryZoom({ model, pictures }: { model: string; pictures: readonly SheetPicture[] }) {
	return (
		<dialog
			id="zoom"
			popover="auto"
			aria-label={`${model}, large pictures`}
			className="rise m-auto h-dvh max-h-dvh w-dvw max-w-dvw overflow-auto bg-page p-0 text-ink"
		>
			<div className="sticky top-0 left-0 z-10 flex h-0 w-full justify-end">
				<Button
					variant="outline"
					size="icon"
					popoverTarget="zoom"
					popoverTargetAction="hide"
					aria-label="Close"
					autoFocus
					className="m-3"
				>
					<Icon name="close" />
				</Button>
			</div>
			<ol className="grid w-max min-w-full justify-items-center">
				{pictures.map((picture, at) => (
					<li key={picture.hash} data-large={at} className="stage w-full">
						<Picture
							hash={picture.hash}
							alt={picture.alt}
							widths={[800, 1200]}
							sizes="(width >= 64rem) 75rem, 180vw"
							className="mx-auto h-auto w-[max(180vw,40rem)] max-w-none lg:w-[min(75rem,92vw)]"
						/>
					</li>
				))}
			</ol>
		</dialog>
	)
}
