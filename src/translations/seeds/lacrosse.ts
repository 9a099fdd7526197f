// Lacrosse products of the demo catalog in Spanish.

export const lacrosseInSpanish = {
	'Faceoff Pro Game Jersey': 'Camiseta de juego Faceoff Pro',
	'Game jersey in 150 gsm stretch mesh, 94% polyester and 6% spandex, cut wide over shoulder pads. Side panels in your second color. Boys’ numbers 8 in front and 12 in back; 00 and 01 are not legal.':
		'Camiseta de juego en malla elástica de 150 g/m², 94% poliéster y 6% spandex, con corte ancho sobre las hombreras. Paneles laterales en su segundo color. En el juego varonil, números de 8 pulg. al frente y 12 en la espalda; el 00 y el 01 no se permiten.',
	'Faceoff Elite Game Jersey': 'Camiseta de juego Faceoff Elite',
	'A closer cut in 130 gsm engineered knit with a sublimated chevron and bonded cuffs. Names, numbers and shoulder stripes are dyed in and weigh nothing.':
		'Un corte más ceñido en tejido técnico de 130 g/m², con galón en V sublimado y puños termosellados. Los nombres, los números y las franjas de los hombros van teñidos y no pesan nada.',
	'Midfield Fade Game Jersey': 'Camiseta de juego Midfield Fade',
	'Hem-to-chest fade, sublimated on 150 gsm mesh. No added cost for a second or third color. Fits over pads or alone; the women’s game wears it one size smaller.':
		'Degradado del borde al pecho, sublimado en malla de 150 g/m². Sin costo adicional por un segundo o tercer color. Se usa sobre las protecciones o sola; en el juego femenil se usa una talla más chica.',
	'Youth Draw Game Jersey': 'Camiseta de juego juvenil Draw',
	'For town programs: 140 gsm polyester mesh, roomy arms, a wide flat back for name and numbers.':
		'Para programas de la ciudad: malla de poliéster de 140 g/m², mangas amplias y una espalda ancha y lisa para el nombre y los números.',
	'Flip Reversible Practice Jersey': 'Peto de práctica reversible Flip',
	'The pinnie: two layers of 110 gsm mesh, numbers on both sides, wide armholes over pads. Hem is tacked so the layers turn as one.':
		'El peto: dos capas de malla de 110 g/m², números en los dos lados y sisas anchas sobre las protecciones. El borde va unido con puntadas para que las capas se volteen juntas.',
	'Wall Ball Practice Jersey': 'Camiseta de práctica Wall Ball',
	'Blank mesh jersey for practice and clinics. 120 gsm polyester, open sleeves, stock colors.':
		'Camiseta lisa de malla para prácticas y clínicas. Poliéster de 120 g/m², mangas sueltas, colores en existencia.',
	'Early Spring Long-Sleeve Jersey': 'Camiseta de manga larga Early Spring',
	'For the first games in March: 170 gsm brushed polyester, long sleeves that go under pads. Same colors and number sizes as the Faceoff line.':
		'Para los primeros partidos de marzo: poliéster afelpado de 170 g/m², con mangas largas que van bajo las protecciones. Los mismos colores y tamaños de número que la línea Faceoff.',
	'Faceoff Game Shorts': 'Shorts de juego Faceoff',
	'Loose game shorts in 150 gsm mesh, 9 in inseam, side panel to match the Faceoff jersey. Deep pockets.':
		'Shorts de juego holgados en malla de 150 g/m², entrepierna de 9 pulg., con panel lateral que combina con la camiseta Faceoff. Bolsillos profundos.',
	'Wall Ball Pocket Shorts': 'Shorts con bolsillos Wall Ball',
	'Blank practice shorts, 140 gsm polyester, 8 in inseam, two pockets. Ships from stock.':
		'Shorts de práctica lisos, en poliéster de 140 g/m², entrepierna de 8 pulg., dos bolsillos. En existencia.',
	'Sideline to Sideline Uniform Set': 'Conjunto Sideline to Sideline',
	'The Faceoff Pro jersey and shorts with a reversible pinnie: game and practice in one order. 150 gsm mesh in the jersey. Numbers on jersey and pinnie come from one roster line.':
		'La camiseta Faceoff Pro y los shorts con un peto reversible: juego y práctica en un solo pedido. Malla de 150 g/m² en la camiseta. Los números de la camiseta y del peto salen de una misma línea de la lista.',
} as const
