"""A client of a server under attack, and what can be seen of its processes: from outside, by sockets and /proc."""
import base64, json, os, socket, struct, time


class Client:
    """A WebSocket client on a plain socket, from an address of its own."""

    def __init__(self, port, address):
        self.socket = socket.socket()
        self.socket.bind((address, 0))
        self.socket.settimeout(30)
        self.socket.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.bytes, self.text = bytearray(), bytearray()
        while b"\r\n\r\n" not in self.bytes:
            got = self.socket.recv(65536)
            if not got:
                break
            self.bytes += got
        self.open = self.bytes.startswith(b"HTTP/1.1 101")
        self.answer = bytes(self.bytes[:500])
        del self.bytes[:self.bytes.find(b"\r\n\r\n") + 4]

    def send(self, request):
        data, mask = json.dumps(request).encode(), os.urandom(4)
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size) if size < 65536 else b"\xff" + struct.pack(">Q", size)
        self.socket.sendall(b"\x81" + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def _more(self, n):
        while len(self.bytes) < n:
            got = self.socket.recv(65536)
            if not got:
                raise ConnectionError("closed")
            self.bytes += got

    def message(self):
        self._more(2)
        length, at = self.bytes[1] & 0x7F, 2
        if length == 126:
            self._more(4)
            length, at = struct.unpack(">H", self.bytes[2:4])[0], 4
        elif length == 127:
            self._more(10)
            length, at = struct.unpack(">Q", self.bytes[2:10])[0], 10
        self._more(at + length)
        head, data = self.bytes[0], self.bytes[at:at + length]
        del self.bytes[:at + length]
        if head & 15 == 8:
            raise ConnectionError("closed by the server")
        if head & 15 > 2:
            return {}
        self.text += data  # a long message comes in several frames
        if not head & 0x80:
            return {}
        data, self.text = self.text, bytearray()
        return json.loads(data)

    def ask(self, request):
        """The final reply, and the seconds it took."""
        begun = time.monotonic()
        self.send(request)
        while True:
            reply = self.message()
            if reply.get("final") and reply.get("id") == request["id"]:
                return reply, time.monotonic() - begun

    def close(self):
        self.socket.close()


def memory_of(pid):
    for line in open(f"/proc/{pid}/status"):
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


def children_of(pid):
    out = []
    for task in os.listdir(f"/proc/{pid}/task"):
        out += open(f"/proc/{pid}/task/{task}/children").read().split()
    return [int(c) for c in out]


def quantile(times, part):
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def front_of(pid):
    """The process that `asobi serve` keeps, as soon as there is one."""
    while not (children := children_of(pid)):
        time.sleep(0.005)
    return children[0]
