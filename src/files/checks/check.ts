// Runs an upload through the check for its kind.
import { largestFileBytes } from '../rules/files.ts'
import { unfit, type ArtKind, type CheckedArt } from './art.ts'
import { checkPdf } from './pdf.ts'
import { checkRaster } from './raster.ts'
import { kindOf } from './sniff.ts'
import { checkSvg } from './svg.ts'

const checks: Record<ArtKind, (bytes: Uint8Array) => Promise<CheckedArt>> = {
	svg: checkSvg,
	png: (bytes) => checkRaster(bytes, 'png'),
	jpeg: (bytes) => checkRaster(bytes, 'jpeg'),
	pdf: checkPdf,
}

/** @throws Refusal with a message for the coach */
export async function checkArt(bytes: Uint8Array, name: string): Promise<CheckedArt> {
	if (bytes.length > largestFileBytes) throw unfit('This file is larger than 10 MB.')
	return checks[await kindOf(bytes, name)](bytes)
}
