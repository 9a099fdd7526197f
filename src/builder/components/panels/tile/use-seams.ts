// Looks at the edges of an uploaded tile in the browser.
import { useEffect, useState } from 'react'
import { brokenSeams, type Seams } from './seams.ts'

/** Pixels of the longer side that are compared. */
const longestSide = 256

async function seamsOf(url: string): Promise<Seams | undefined> {
	const image = new Image()
	image.src = url
	await image.decode()
	const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight, 1))
	const width = Math.max(1, Math.round(image.naturalWidth * scale))
	const height = Math.max(1, Math.round(image.naturalHeight * scale))
	const canvas = document.createElement('canvas')
	Object.assign(canvas, { width, height })
	const pen = canvas.getContext('2d', { willReadFrequently: true })
	if (!pen) return undefined
	pen.drawImage(image, 0, 0, width, height)
	return brokenSeams({ width, height, data: pen.getImageData(0, 0, width, height).data })
}

/** Undefined while the file loads, and for one that cannot be read. */
export function useSeams(url: string): Seams | undefined {
	const [known, setKnown] = useState<{ url: string; seams: Seams | undefined }>()
	// Synchronizes with the file of the tile.
	useEffect(() => {
		let isWanted = true
		seamsOf(url)
			.then((seams) => isWanted && setKnown({ url, seams }))
			.catch(() => undefined)
		return () => {
			isWanted = false
		}
	}, [url])
	return known?.url === url ? known.seams : undefined
}
