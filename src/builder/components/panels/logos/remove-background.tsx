import { useState } from 'react'
import { messages } from '#designs/messages.ts'
import { opaqueWarning, withoutBackground, type Pixels } from '#files/rules/background.ts'
import type { Asset } from '#files/schemas.ts'
import type { ViewDef } from '#garments/template.ts'
import { Button } from '#ui/button.tsx'
import { useEditor } from '../../../editor/context.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { setArt } from '../../../editor/logos.ts'
import type { BuilderActions } from '../props.ts'

/** The pixels of a picture of the shop. @throws Error when it cannot be loaded */
async function pixelsAt({ url, width, height }: Asset): Promise<Pixels> {
	const image = new Image(width, height)
	image.src = url
	await image.decode()
	const canvas = new OffscreenCanvas(width, height)
	const drawing = canvas.getContext('2d')
	if (!drawing) throw new Error('This browser draws no pictures')
	drawing.drawImage(image, 0, 0, width, height)
	return drawing.getImageData(0, 0, width, height)
}

async function pngOf({ data, width, height }: Pixels, name: string): Promise<File> {
	const canvas = new OffscreenCanvas(width, height)
	canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
	const blob = await canvas.convertToBlob({ type: 'image/png' })
	return new File([blob], `${name.replace(/\.[a-z]{2,4}$/i, '')}, cut out.png`, { type: 'image/png' })
}

type RemoveBackgroundProps = {
	logoId: string
	asset: Asset
	view: ViewDef
	actions: Pick<BuilderActions, 'upload' | 'notify'>
}

/** Uploads the picture again without its flat background and shows that one; nothing for art that has none. */
export function RemoveBackground({ logoId, asset, view, actions }: RemoveBackgroundProps) {
	const editor = useEditor()
	const [isBusy, setBusy] = useState(false)
	const { fields, said } = useBuilderTexts()
	const texts = fields.logos.background
	if (!asset.warnings.includes(opaqueWarning)) return null
	const cut = async () => {
		const pixels = withoutBackground(await pixelsAt(asset))
		if (!pixels) {
			actions.notify({
				tone: 'error',
				title: said(messages.backgroundStays),
				detail: said(messages.backgroundNotFlat),
			})
			return
		}
		const file = await pngOf(pixels, asset.name)
		const made = await actions.upload(file, {
			onProgress: () => {},
			signal: new AbortController().signal,
		})
		const { addAsset, change } = editor.getState()
		addAsset(made)
		change((config) => setArt(config, logoId, { asset: made, view }))
		actions.notify({
			tone: 'success',
			title: said(messages.backgroundRemoved),
			detail: said(messages.backgroundUndo),
		})
	}
	const start = () => {
		setBusy(true)
		cut()
			.catch((failure: unknown) => {
				const detail =
					failure instanceof Error && failure.message ? failure.message : messages.uploadFailedWhy
				actions.notify({ tone: 'error', title: said(messages.backgroundStays), detail: said(detail) })
			})
			.finally(() => setBusy(false))
	}
	return (
		<Button variant="outline" size="small" disabled={isBusy} onClick={start} className="mt-2">
			{isBusy ? texts.removing : texts.remove}
		</Button>
	)
}
