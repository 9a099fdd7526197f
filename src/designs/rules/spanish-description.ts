// The words that describe a design, in Spanish.
import type { DescriptionTexts } from './describe-texts.ts'

export const spanishDescription: DescriptionTexts = {
	inZones: ({ color, zones }) => `${zones} en ${color}`,
	trimmed: (main, trim) => `${main}, con ${trim}`,
	pattern: ({ colors, pattern }) => `estampado ${pattern} en ${colors}`,
	patternIn: (pattern, colors) => `${pattern} en ${colors}`,
	tile: (colors) =>
		colors === ''
			? 'una imagen que se subió como estampado'
			: `una imagen que se subió como estampado, en ${colors}`,
	patternDetails: {
		wide: (inches) => `${inches} pulg. de ancho`,
		toTheRight: (inches) => `${inches} pulg. a la derecha`,
		toTheLeft: (inches) => `${inches} pulg. a la izquierda`,
		down: (inches) => `${inches} pulg. hacia abajo`,
		up: (inches) => `${inches} pulg. hacia arriba`,
		mirrored: 'reflejado',
		size: (percent) => `al ${percent} %`,
		turned: (degrees) => `girado ${degrees}°`,
		on: (places) => `sobre ${places}`,
	},
	shapes: {
		arch: ' en arco',
		bridge: ' en puente',
		arc: ' en curva',
		'reverse-arch': ' en arco invertido',
		'reverse-bridge': ' en puente invertido',
		wave: ' en onda',
		roof: ' bajo un techo',
		rise: ' que sube hacia la derecha',
		stacked: ' letra bajo letra',
	},
	number: (text) => `número ${text}`,
	lettering: ({ what, font, inches, turned, color }) =>
		`${what} en letra ${font}, ${inches} pulgadas${turned}, ${color}`,
	outline: (colors) => ` con contorno ${colors}`,
	effects: {
		with: (list) => `, con ${list}`,
		flourishes: { tail: 'una cola debajo', swoosh: 'un trazo debajo' },
		shadow: (color) => `una sombra ${color}`,
		inline: (color) => `una línea interior ${color}`,
		gradient: (color) => `un degradado a ${color} abajo`,
		bevel: 'bordes biselados',
	},
	turned: (degrees) => `, con un giro de ${degrees} grados`,
	logo: (number, alt) => (alt === '' ? `logo número ${number}` : `logo número ${number} (${alt})`),
	size: (width, height) => `${width} por ${height} pulgadas`,
	mirrored: ', reflejado',
	nothing: 'Todavía no hay letras ni logos.',
	plain: (sides) => `Sin nada encima: ${sides}.`,
}
