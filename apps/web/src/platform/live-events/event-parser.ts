/** One block of a stream of server-sent events; without an event it only says where the stream is. */
export type StreamBlock = { id: string | null; event: string | null; data: string }

/**
 * Takes the text of a stream as it comes, in pieces of any size, and gives the blocks that are
 * complete. Comments are left out.
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
