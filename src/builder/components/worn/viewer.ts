// Draws worn garments with WebGL: the meshes of the server's pictures, turned by hand.
import {
	BackSide,
	BufferAttribute,
	BufferGeometry,
	CanvasTexture,
	Color,
	DirectionalLight,
	Group,
	HemisphereLight,
	Mesh,
	MeshLambertMaterial,
	PCFShadowMap,
	PerspectiveCamera,
	Scene,
	SRGBColorSpace,
	WebGLRenderer,
} from 'three'
import type { WornMesh } from '#garments/worn/model.ts'
import {
	defaultPitchDeg,
	distanceOf,
	frameOf,
	pictureAspect,
	type Frame,
} from '#garments/worn/raster/camera.ts'
import { clothMaterial, createTiles } from './cloth-material.ts'
import type { ShownPiece, ShownTexture, Viewer } from './shown.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** UV coordinates run from 0 to 1 over the texture's box, downwards as in its canvas: turning over doubles an upload's time. */
function geometryOf({ positions, normals, uvs, indices }: WornMesh, { box }: ShownTexture): BufferGeometry {
	const places = uvs.map((value, at) =>
		at % 2 === 0 ? (value - box.x) / box.width : (value - box.y) / box.height,
	)
	const geometry = new BufferGeometry()
	geometry.setAttribute('position', new BufferAttribute(positions, 3))
	geometry.setAttribute('normal', new BufferAttribute(normals, 3))
	geometry.setAttribute('uv', new BufferAttribute(places, 2))
	geometry.setIndex(new BufferAttribute(indices, 1))
	return geometry
}

/** Shares of the cloth's color that its inside shows. */
const insideShade = new Color(0.34, 0.34, 0.36)

type Maps = { map: CanvasTexture; artMap: CanvasTexture }

function mapsOf({ canvas, art }: ShownTexture): Maps {
	const [map, artMap] = [new CanvasTexture(canvas), new CanvasTexture(art)]
	map.colorSpace = SRGBColorSpace
	map.anisotropy = artMap.anisotropy = 4
	map.flipY = artMap.flipY = false
	return { map, artMap }
}

/**
 * Key light from the upper left of the viewer, a weak one from the right, and the sky. Together they show cloth that faces
 * the viewer in its own color: their sum there is π.
 */
function lights(scene: Scene): DirectionalLight {
	const key = new DirectionalLight('#ffffff', 1.9)
	key.castShadow = true
	key.shadow.mapSize.set(1024, 1024)
	key.shadow.radius = 6
	key.shadow.bias = -0.002
	key.shadow.normalBias = 0.25
	const weak = new DirectionalLight('#ffffff', 0.5)
	weak.position.set(90, 15, 20)
	scene.add(key, key.target, weak, new HemisphereLight('#ffffff', '#b9bcc4', 2.2))
	return key
}

function aimed(key: DirectionalLight, { centerY, widthIn }: Frame): void {
	key.target.position.set(0, centerY, 0)
	key.position.set(-0.45 * widthIn * 3, centerY + 0.55 * widthIn * 3, 0.75 * widthIn * 3)
	const { camera } = key.shadow
	camera.left = camera.bottom = -widthIn
	camera.right = camera.top = widthIn
	camera.far = widthIn * 6
	camera.updateProjectionMatrix()
}

/** Looks at the frame as the server's pictures do: the frame's 4 by 5 fit into the canvas. */
function look(camera: PerspectiveCamera, frame: Frame, aspect: number): void {
	const distance = distanceOf(frame)
	const height = Math.max(frame.widthIn * pictureAspect, frame.widthIn / aspect)
	camera.aspect = aspect
	camera.fov = (2 * Math.atan(height / 2 / distance) * 180) / Math.PI
	camera.near = distance / 4
	camera.far = distance * 3
	const pitch = radians(defaultPitchDeg)
	camera.position.set(0, frame.centerY + Math.sin(pitch) * distance, Math.cos(pitch) * distance)
	camera.lookAt(0, frame.centerY, 0)
	camera.updateProjectionMatrix()
}

/** @throws Error without WebGL */
export function createViewer(canvas: HTMLCanvasElement): Viewer {
	const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
	renderer.shadowMap.enabled = true
	renderer.shadowMap.type = PCFShadowMap
	const scene = new Scene()
	const camera = new PerspectiveCamera()
	const key = lights(scene)
	/** Turns around the middle of what it wears. */
	const turntable = new Group()
	const figure = new Group()
	turntable.add(figure)
	scene.add(turntable)
	const drawn = new Map<string, Maps>()
	const tiles = createTiles()
	let frame: Frame = frameOf([])
	let asked = 0

	const draw = () => {
		cancelAnimationFrame(asked)
		asked = requestAnimationFrame(() => renderer.render(scene, camera))
	}
	const fit = () => {
		const { clientWidth, clientHeight } = canvas
		if (clientWidth === 0 || clientHeight === 0) return
		renderer.setPixelRatio(Math.min(2, devicePixelRatio))
		renderer.setSize(clientWidth, clientHeight, false)
		look(camera, frame, clientWidth / clientHeight)
		draw()
	}
	const discard = ({ map, artMap }: Maps) => {
		map.dispose()
		artMap.dispose()
	}
	let parts: Mesh<BufferGeometry, MeshLambertMaterial>[] = []
	const clear = () => {
		for (const { geometry, material } of parts) {
			geometry.dispose()
			material.dispose()
		}
		parts = []
		figure.clear()
	}
	const add = (piece: ShownPiece, texture: ShownTexture, maps: Maps) => {
		const geometry = geometryOf(piece.mesh, texture)
		const outside = new Mesh(geometry, clothMaterial(maps, texture, tiles.of(piece.cloth)))
		outside.castShadow = outside.receiveShadow = true
		const lining = new MeshLambertMaterial({ map: maps.map, color: insideShade, side: BackSide })
		parts.push(outside, new Mesh(geometry, lining))
		figure.add(...parts.slice(-2))
	}
	return {
		show(pieces, textures) {
			clear()
			for (const [id, maps] of drawn)
				if (textures.get(id)?.canvas !== maps.map.image) {
					discard(maps)
					drawn.delete(id)
				}
			for (const piece of pieces) {
				const texture = textures.get(piece.texture)
				if (!texture) continue
				const maps = drawn.get(piece.texture) ?? mapsOf(texture)
				drawn.set(piece.texture, maps)
				add(piece, texture, maps)
			}
			frame = frameOf(pieces)
			figure.position.z = -frame.centerZ
			aimed(key, frame)
			fit()
		},
		renew(id, isArtNew) {
			const maps = drawn.get(id)
			if (maps) maps.map.needsUpdate = true
			if (maps && isArtNew) maps.artMap.needsUpdate = true
			draw()
		},
		turn(degrees) {
			turntable.rotation.y = -radians(degrees)
			draw()
		},
		resize: fit,
		close() {
			cancelAnimationFrame(asked)
			clear()
			for (const maps of drawn.values()) discard(maps)
			tiles.dispose()
			renderer.dispose()
		},
	}
}
