// A pattern of the user's own: uploads a picture and sets how it is repeated.
import { useRef } from 'react'
import { messages } from '#designs/messages.ts'
import { tenthsBelow } from '#designs/rules/checks/logos.ts'
import { sharpWidthIn } from '#designs/rules/checks/tile.ts'
import { tileWidths, type GarmentTemplate, type PatternTile } from '#garments/template.ts'
import { buttonLook } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { useChange, useChangeText, useConfig, useEditorState } from '../../../editor/context.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { UploadLines } from '../logos/upload-area.tsx'
import { acceptedPictures, type UploadQueue } from '../logos/uploads.ts'
import { TypedNumberField } from '../value-fields.tsx'
import { seamText } from './seams.ts'
import { TileColors } from './tile-colors.tsx'
import { withTile } from './tile-edits.ts'
import { useSeams } from './use-seams.ts'

export type TilePartProps = {
	template: GarmentTemplate
	uploads: UploadQueue
	isSublimated: boolean
	isLocked: boolean
}

/** The upload of a tile; a reason in its place for products whose art is not dyed in. */
export function TilePart({ template, uploads, isSublimated, isLocked }: TilePartProps) {
	const tile = useConfig().pattern?.tile
	const { fields, said } = useBuilderTexts()
	return (
		<div className="mt-4 grid gap-3">
			<h3 className="font-bold">{fields.tile.title}</h3>
			{isSublimated ? (
				<TileUpload isAnother={tile !== undefined} {...{ uploads, isLocked }} />
			) : (
				<p className="text-label text-muted">
					{tile ? said(messages.tileNeedsSublimation) : fields.tile.dyedOnly}
				</p>
			)}
			{tile && <TileFields {...{ template, tile }} />}
		</div>
	)
}

type TileUploadProps = Pick<TilePartProps, 'uploads' | 'isLocked'> & { isAnother: boolean }

function TileUpload({ uploads, isLocked, isAnother }: TileUploadProps) {
	const { send, ...shown } = uploads
	const picker = useRef<HTMLInputElement>(null)
	const texts = useBuilderTexts().fields.tile
	if (uploads.refusal !== null) return <p className="text-label text-muted">{uploads.refusal}</p>
	const look =
		'relative justify-self-start has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
	return (
		<>
			<label className={buttonLook({ variant: 'outline', className: look })}>
				<input
					ref={picker}
					type="file"
					name="tile"
					accept={acceptedPictures}
					disabled={isLocked}
					aria-describedby="tile-kinds"
					className="absolute inset-0 size-full cursor-pointer opacity-0"
					onChange={(event) => {
						send([...(event.target.files ?? [])])
						if (picker.current) picker.current.value = ''
					}}
				/>
				{isAnother ? texts.uploadAnother : texts.upload}
			</label>
			<p id="tile-kinds" className="text-label text-muted">
				{texts.kinds}
			</p>
			<UploadLines {...shown} />
		</>
	)
}

const offsets = { from: -tileWidths.to, to: tileWidths.to } as const

function TileFields({ template, tile }: { template: GarmentTemplate; tile: PatternTile }) {
	const change = useChange()
	const changeText = useChangeText()
	const { fields, said } = useBuilderTexts()
	const texts = fields.tile
	const asset = useEditorState(({ assets }) => assets[tile.assetId])
	const sharpIn = asset && sharpWidthIn(asset)
	const seams = useSeams(tile.url)
	const broken = seams && !tile.mirrored ? seamText(seams) : undefined
	const set = (name: string, part: Partial<PatternTile>) =>
		changeText(name, (config) => withTile(config, part))
	return (
		<>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-3 gap-y-2">
				<TypedNumberField
					label={texts.width}
					name="tile-width"
					value={tile.widthIn}
					usual={tile.widthIn}
					limits={tileWidths}
					onNumber={(widthIn) => widthIn !== undefined && set('tile-width', { widthIn })}
				/>
				<TypedNumberField
					label={texts.right}
					name="tile-right"
					value={tile.rightIn}
					usual={0}
					limits={offsets}
					onNumber={(rightIn) => set('tile-right', { rightIn })}
				/>
				<TypedNumberField
					label={texts.down}
					name="tile-down"
					value={tile.downIn}
					usual={0}
					limits={offsets}
					onNumber={(downIn) => set('tile-down', { downIn })}
				/>
			</div>
			{sharpIn !== undefined && <p className="text-label text-muted">{texts.sharp(tenthsBelow(sharpIn))}</p>}
			<div role="status">{broken && <Notice tone="warning">{said(broken)}</Notice>}</div>
			<Checkbox
				name="tile-mirrored"
				label={texts.mirror}
				checked={tile.mirrored ?? false}
				onChange={(event) => {
					const { checked } = event.target
					change((config) => withTile(config, { mirrored: checked }))
				}}
			/>
			<TileColors {...{ template, tile, asset }} />
		</>
	)
}
