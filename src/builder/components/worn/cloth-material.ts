// Cloth in WebGL by the rules of the rasterizer: its fine structure, the relief of sewn art, and white that keeps its folds.
import {
	DataTexture,
	LinearFilter,
	LinearMipmapLinearFilter,
	MeshLambertMaterial,
	RedFormat,
	RepeatWrapping,
	Vector2,
	type Texture,
	type WebGLProgramParametersWithUniforms,
} from 'three'
import type { ClothKind } from '#garments/worn/model.ts'
import { structureTile } from '#garments/worn/raster/cloth.ts'
import {
	brightest,
	maxBump,
	shadowIn,
	shadowStrength,
	shoulder,
	whiteFrom,
	whiteRange,
	whiteShare,
} from '#garments/worn/raster/rules.ts'
import { sewnReliefIn } from '#garments/worn/worn-design.ts'
import type { ShownTexture } from './shown.ts'

const tilePixels = 128
/** Structure 0 as a byte, and bytes per unit of structure. */
const [middle, perUnit] = [128, 400]

type Tile = { texture: DataTexture; size: Vector2 }

function tileOf(kind: ClothKind): Tile {
	const { widthIn, heightIn, values } = structureTile(kind, tilePixels)
	const bytes = Uint8Array.from(values, (value) => Math.round(middle + value * perUnit))
	const texture = new DataTexture(bytes, tilePixels, tilePixels, RedFormat)
	texture.wrapS = texture.wrapT = RepeatWrapping
	texture.magFilter = LinearFilter
	// Too fine for the screen, a structure fades into its mean.
	texture.minFilter = LinearMipmapLinearFilter
	texture.generateMipmaps = true
	texture.anisotropy = 4
	texture.needsUpdate = true
	return { texture, size: new Vector2(widthIn, heightIn) }
}

/** The structures of the kinds of cloth on the figure. */
export type Tiles = { of: (kind: ClothKind) => Tile; dispose: () => void }

export function createTiles(): Tiles {
	const known = new Map<ClothKind, Tile>()
	return {
		of(kind) {
			const tile = known.get(kind) ?? tileOf(kind)
			known.set(kind, tile)
			return tile
		},
		dispose() {
			for (const { texture } of known.values()) texture.dispose()
		},
	}
}

/** A number as GLSL writes it. */
const float = (value: number) => value.toFixed(4)

/** How far the light leans to the upper left of the viewer: the share of it that meets the side of an edge. */
const lean = 0.6

const declarations = `
uniform sampler2D artMap;
uniform sampler2D structureMap;
uniform vec2 clothStart;
uniform vec2 clothSize;
uniform vec2 tileSize;

float artAt(vec2 inches) {
	return texture2D(artMap, (inches - clothStart) / clothSize).a;
}
`

/** Replaces nothing of the material's own light: it changes the color that is lit. */
const clothOnColor = `
{
	vec2 inches = clothStart + vMapUv * clothSize;
	vec2 right = dFdx(inches);
	vec2 up = dFdy(inches);
	float pixel = max(length(right), length(up));
	vec2 toLight = (up - right) / max(length(up - right), 1e-6);
	float art = artAt(inches);
	float structure = (texture2D(structureMap, inches / tileSize).r * 255.0 - ${float(middle)}) / ${float(perUnit)};
	float reach = max(0.015, pixel * 0.75);
	float slope = (artAt(inches - toLight * reach) - artAt(inches + toLight * reach)) * ${float(sewnReliefIn)} / (2.0 * reach);
	float relief = clamp(slope * ${float(lean)}, -${float(maxBump)}, ${float(maxBump)});
	float shadow = ${float(shadowStrength)} * max(0.0, artAt(inches + toLight * ${float(shadowIn)}) - art);
	float least = min(diffuseColor.r, min(diffuseColor.g, diffuseColor.b));
	float whiteness = clamp((least - ${float(whiteFrom)}) / ${float(whiteRange)}, 0.0, 1.0);
	diffuseColor.rgb *= (1.0 + structure * (1.0 - art) + relief - shadow) * (1.0 - ${float(whiteShare)} * whiteness);
}
`

const range = brightest - shoulder
const toned = `
outgoingLight = mix(
	outgoingLight,
	${float(shoulder)} + ${float(range)} * (1.0 - exp((${float(shoulder)} - outgoingLight) / ${float(range)})),
	step(${float(shoulder)}, outgoingLight)
);
`

const withCloth = (fragmentShader: string): string =>
	fragmentShader
		.replace('void main() {', `${declarations}\nvoid main() {`)
		.replace('#include <map_fragment>', `#include <map_fragment>\n${clothOnColor}`)
		.replace('#include <opaque_fragment>', `${toned}\n#include <opaque_fragment>`)

type Maps = { map: Texture; artMap: Texture }

/** The outside of a piece. */
export function clothMaterial(
	{ map, artMap }: Maps,
	{ box, pxPerInch }: ShownTexture,
	tile: Tile,
): MeshLambertMaterial {
	const material = new MeshLambertMaterial({ map })
	const uniforms = {
		artMap: { value: artMap },
		structureMap: { value: tile.texture },
		tileSize: { value: tile.size },
		clothStart: { value: new Vector2(box.x, box.y).divideScalar(pxPerInch) },
		clothSize: { value: new Vector2(box.width, box.height).divideScalar(pxPerInch) },
	}
	material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
		Object.assign(shader.uniforms, uniforms)
		shader.fragmentShader = withCloth(shader.fragmentShader)
	}
	material.customProgramCacheKey = () => 'cloth'
	return material
}
