/**
 * One block of a stream of server-sent events; a block without an event only gives the position.
 */
export type StreamBlock = { id: string | null; event: string | null; data: string }

/**
 * Returns a parser that takes the text of a stream in pieces of any size and returns the complete
 * blocks, without comments.
 */
export function eventParser(): (text: string) => StreamBlock[] {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.map(parseBlock)
  }
}

function parseBlock(block: string): StreamBlock {
  const parsed: StreamBlock = { id: null, event: null, data: '' }
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name === 'id') parsed.id = value
    else if (name === 'event') parsed.event = value
    else if (name === 'data') parsed.data += value
  }
  return parsed
}
